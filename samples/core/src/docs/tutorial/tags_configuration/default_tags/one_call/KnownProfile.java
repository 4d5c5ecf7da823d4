package docs.tutorial.tags_configuration.default_tags.one_call;

import java.util.Set;
import org.github.gestalt.config.tag.Tags;

public class KnownProfile {
    // region known-profile
    static Tags activeTags() {
        String fallback =
            System.getenv().getOrDefault("BOOKING_PROFILE", "prod");
        String profile = System.getProperty("profile", fallback);
        if (!Set.of("dev", "test", "prod").contains(profile)) {
            throw new IllegalArgumentException("No profile " + profile);
        }
        return Tags.profile(profile);
    }
    // endregion known-profile

    public static void main(String[] args) {
        System.out.println("BOOKING_PROFILE=test: " + activeTags());

        System.setProperty("profile", "dev");
        System.out.println("and -Dprofile=dev: " + activeTags());

        System.setProperty("profile", "stage");
        try {
            activeTags();
        } catch (IllegalArgumentException e) {
            System.out.println("and -Dprofile=stage: " + e.getMessage());
        }
    }
}
