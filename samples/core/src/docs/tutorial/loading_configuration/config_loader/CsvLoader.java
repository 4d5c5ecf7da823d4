package docs.tutorial.loading_configuration.config_loader;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.github.gestalt.config.entity.ConfigNodeContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.loader.ConfigCompiler;
import org.github.gestalt.config.loader.ConfigLoader;
import org.github.gestalt.config.parser.MapConfigParser;
import org.github.gestalt.config.source.ConfigSource;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.utils.GResultOf;
import org.github.gestalt.config.utils.Pair;

/** Reads a room from each line: its name, a comma, its beds. */
// region csv-loader
public class CsvLoader implements ConfigLoader {

    @Override
    public String name() {
        return "CsvLoader";
    }

    @Override
    public boolean accepts(String format) {
        return "csv".equals(format);
    }

    @Override
    public GResultOf<List<ConfigNodeContainer>> loadSource(
            ConfigSourcePackage sourcePackage) throws GestaltException {
        ConfigSource source = sourcePackage.getConfigSource();
        List<Pair<String, String>> values = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                source.loadStream(), StandardCharsets.UTF_8))) {
            String line;
            for (int i = 0; (line = lines.readLine()) != null; i++) {
                String[] cells = line.split(",");
                if (cells.length != 2) {
                    throw new GestaltException("No room: " + line);
                }
                values.add(new Pair<>("rooms[" + i + "].name", cells[0]));
                values.add(new Pair<>("rooms[" + i + "].beds", cells[1]));
            }
        } catch (IOException e) {
            throw new GestaltException("Cannot read " + source.name(), e);
        }
        return ConfigCompiler
            .analyze(source.failOnErrors(), new PathLexer(),
                new MapConfigParser(), values)
            .mapWithError(tree -> List.of(new ConfigNodeContainer(
                tree, source, sourcePackage.getTags())));
    }
}
// endregion csv-loader
