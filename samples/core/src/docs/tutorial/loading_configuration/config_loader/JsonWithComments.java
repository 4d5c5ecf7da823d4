package docs.tutorial.loading_configuration.config_loader;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.json.JsonModuleConfigBuilder;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class JsonWithComments {

    public static void main(String[] args) throws GestaltException {
        // region allow-comments
        Gestalt gestalt = new GestaltBuilder()
            .addModuleConfig(JsonModuleConfigBuilder.builder()
                .setObjectMapper(JsonMapper.builder()
                    .enable(JsonParser.Feature.ALLOW_COMMENTS)
                    .build())
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("commented.json").build())
            .build();
        gestalt.loadConfigs();
        // endregion allow-comments

        System.out.println("A night: "
            + gestalt.getConfig("price.night", Integer.class));
    }
}
