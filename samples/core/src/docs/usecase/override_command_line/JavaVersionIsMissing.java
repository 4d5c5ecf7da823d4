package docs.usecase.override_command_line;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class JavaVersionIsMissing {

    public static void main(String[] args) throws GestaltException {
        // region read-java-version
        Gestalt gestalt = new GestaltBuilder()
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        gestalt.loadConfigs();

        List<String> names = List.of(
            "java.version", "java.version.date",
            "java.vendor", "java.vendor.url", "user.language");
        for (String name : names) {
            String value = gestalt.getConfig(name, "missing", String.class);
            System.out.println(name + ": " + value);
        }
        // endregion read-java-version

        // region be-strict
        Gestalt strict = new GestaltBuilder()
            .addSource(SystemPropertiesConfigSourceBuilder.builder()
                .setFailOnErrors(true)
                .build())
            .build();
        try {
            strict.loadConfigs();
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        // endregion be-strict

        Gestalt warned = new GestaltBuilder()
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .setTreatWarningsAsErrors(true)
            .build();
        try {
            warned.loadConfigs();
        } catch (GestaltException e) {
            System.out.println("setTreatWarningsAsErrors(true): " + e.getMessage().lines().findFirst().orElseThrow());
        }
    }
}
