package docs.architecture.config_loader;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigNodeContainer;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.entity.ValidationLevel;
import org.github.gestalt.config.exceptions.GestaltConfigurationException;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.ConfigLoader;
import org.github.gestalt.config.node.LeafNode;
import org.github.gestalt.config.node.MapNode;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.utils.GResultOf;

/** What becomes of the errors that a loader returns beside its tree. */
public class ErrorLevels {

    private static final List<String> LOGGED = new ArrayList<>();

    public static void main(String[] args) {
        listen();
        System.out.println("The loader returns\tWhat Gestalt does");
        row("a tree, and an error of the level `ERROR`", ValidationLevel.ERROR, true);
        row("a tree, and one of the level `MISSING_VALUE`", ValidationLevel.MISSING_VALUE, true);
        row("a tree, and one of the level `WARN`", ValidationLevel.WARN, true);
        row("a tree, and one of the level `DEBUG`", ValidationLevel.DEBUG, true);
        row("only an error of the level `WARN`", ValidationLevel.WARN, false);
    }

    private static void row(String returned, ValidationLevel level, boolean withTree) {
        if (!outcome(level, withTree, true).equals("throws, with your sentence")) {
            throw new IllegalStateException(returned);
        }
        System.out.println(returned + "\t" + outcome(level, withTree, false));
    }

    private static String outcome(ValidationLevel level, boolean withTree, boolean strict) {
        LOGGED.clear();
        String end;
        try {
            Gestalt gestalt = new GestaltBuilder()
                .setTreatWarningsAsErrors(strict)
                .addConfigLoader(new Rates(level, withTree))
                .addSource(StringConfigSourceBuilder.builder().setConfig("80").setFormat("rates").build())
                .build();
            gestalt.loadConfigs();
            end = gestalt.getConfig("attic", "none", String.class).equals("80") ? "loads" : "loads nothing";
        } catch (GestaltConfigurationException problem) {
            end = problem.getMessage().contains("odd price") ? "throws, with your sentence"
                : "throws “" + problem.getMessage() + "”";
        } catch (GestaltException problem) {
            throw new IllegalStateException(problem);
        }
        return (LOGGED.isEmpty() ? "" : "logs your sentence, ") + end;
    }

    private static void listen() {
        LogManager.getLogManager().reset();
        Logger.getLogger("").addHandler(new Handler() {
            @Override
            public void publish(LogRecord line) {
                if (line.getMessage().contains("odd price")) {
                    LOGGED.add(line.getMessage());
                }
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        });
    }

    private record Rates(ValidationLevel level, boolean withTree) implements ConfigLoader {
        @Override
        public String name() {
            return "rates";
        }

        @Override
        public boolean accepts(String format) {
            return "rates".equals(format);
        }

        @Override
        public GResultOf<List<ConfigNodeContainer>> loadSource(ConfigSourcePackage source) {
            ValidationError error = new ValidationError(level) {
                @Override
                public String description() {
                    return "odd price";
                }
            };
            return GResultOf.resultOf(withTree ? List.of(new ConfigNodeContainer(
                new MapNode(Map.of("attic", new LeafNode("80"))), source.getConfigSource(), source.getTags())) : null,
                List.of(error));
        }
    }
}
