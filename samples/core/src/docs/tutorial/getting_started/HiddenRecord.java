package docs.tutorial.getting_started;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class HiddenRecord {

    record Pool(Integer size) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        try {
            gestalt.getConfig("db.pool", new Pool(1), Pool.class);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
