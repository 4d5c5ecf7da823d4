package docs.usecase.a_b_testing;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

public class Testers {

    public static void main(String[] args) throws GestaltException {
        // region testers
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("booking.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("booking-testers.properties")
                .setTags(Tags.of("group", "testers")).build())
            .build();
        gestalt.loadConfigs();

        Set<String> forms = new HashSet<>();
        Set<String> banners = new TreeSet<>();
        for (int visit = 0; visit < 1000; visit++) {
            Tags group = Tags.of("group", "testers");
            forms.add(gestalt.getConfig("booking.form", String.class, group));
            banners.add(gestalt.getConfig("booking.banner", String.class, group));
        }
        System.out.println("testers see the forms " + forms + " and the banners " + banners);
        // endregion testers

        Set<String> others = new TreeSet<>();
        for (int visit = 0; visit < 1000; visit++) {
            others.add(gestalt.getConfig("booking.form", String.class, Tags.of("group", "partners")));
        }
        System.out.println("partners see the forms " + others);
    }
}
