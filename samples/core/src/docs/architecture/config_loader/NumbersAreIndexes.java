package docs.architecture.config_loader;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigValue;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.loader.EnvironmentVarsLoaderModuleConfigBuilder;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.parser.ConfigParser;
import org.github.gestalt.config.parser.MapConfigParser;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.token.ArrayToken;
import org.github.gestalt.config.token.ObjectToken;
import org.github.gestalt.config.token.Token;
import org.github.gestalt.config.utils.GResultOf;
import org.github.gestalt.config.utils.Pair;

public class NumbersAreIndexes {

    // region parser
    static class IndexParser implements ConfigParser {
        private final ConfigParser parser = new MapConfigParser();

        @Override
        public GResultOf<ConfigNode> parse(SentenceLexer lexer,
                List<Pair<List<Token>, ConfigValue>> configs,
                boolean failOnErrors) {
            return parser.parse(lexer, configs.stream()
                .map(pair -> new Pair<>(
                    pair.getFirst().stream().map(this::index).toList(),
                    pair.getSecond()))
                .toList(), failOnErrors);
        }

        private Token index(Token token) {
            return token instanceof ObjectToken step
                    && step.getName().matches("\\d{1,4}")
                ? new ArrayToken(Integer.parseInt(step.getName()))
                : token;
        }
    }
    // endregion parser

    public record Room(String name, Integer beds) { }

    public static void main(String[] args) throws GestaltException {
        // region register-parser
        Gestalt gestalt = new GestaltBuilder()
            .addModuleConfig(EnvironmentVarsLoaderModuleConfigBuilder.builder()
                .setConfigParser(new IndexParser()).build())
            // endregion register-parser
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig("rooms[0].name = Garden\nrooms[0].beds = 2\n"
                    + "rooms[1].name = Attic\nrooms[1].beds = 3\n")
                .setFormat("properties").build())
            .addSource(EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING").setRemovePrefix(true).build())
            .build();
        gestalt.loadConfigs();

        gestalt.getConfig("rooms",
            new TypeCapture<List<Room>>() { }).forEach(System.out::println);
    }
}
