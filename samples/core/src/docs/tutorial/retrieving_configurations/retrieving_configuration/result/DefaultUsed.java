package docs.tutorial.retrieving_configurations.retrieving_configuration.result;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.metadata.IsSecretMetadata;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class DefaultUsed {

    public static void main(String[] args) throws GestaltException {
        // region result
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("secret.properties").build())
            .useCacheDecorator(false)
            .build();
        gestalt.loadConfigs();

        GResultOf<Integer> idle = gestalt.getConfigResult("http.idleSeconds",
            30, TypeCapture.of(Integer.class), Tags.of());
        System.out.println(idle.results()
            + ", default used: " + idle.isDefault());

        var pin = gestalt.getConfigResult("door.pin",
            TypeCapture.of(String.class), Tags.of());
        boolean secret = pin.hasMetadata(IsSecretMetadata.SECRET);
        System.out.println("Secret: " + secret);
        // endregion result
    }
}
