package docs.architecture.sentence_lexer;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class DottedKeys {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.yaml").build())
            .build();
        gestalt.loadConfigs();

        try {
            System.out.println(gestalt.getConfig("logging",
                new TypeCapture<Map<String, String>>() { }));
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
    }
}
