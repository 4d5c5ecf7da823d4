package docs.usecase.relaxed_path_parsing;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

/** Reports the keys of a file that a relaxed lexer loses or makes one. */
public class FindLostKeys {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Join words: " + problems(Lexers.joined()));
        System.out.println("Split words: " + problems(Lexers.split()));
    }

    // region find-lost-keys
    private static List<Set<String>> problems(SentenceLexer lexer) throws GestaltException {
        ConfigSourcePackage file = FileConfigSourceBuilder.builder()
            .setPath(Path.of("rooms.yaml"))
            .build();
        Map<String, Set<String>> keys = new TreeMap<>();
        // The keys by their letters: two spellings are in one set.
        for (String key : Leaves.of(file, new PathLexer()).keySet()) {
            keys.computeIfAbsent(letters(key), it -> new TreeSet<>()).add(key);
        }
        // A single key that this lexer finds, too, is no problem.
        for (String key : Leaves.of(file, lexer).keySet()) {
            keys.computeIfPresent(letters(key), (it, found) -> found.size() > 1 ? found : null);
        }
        return List.copyOf(keys.values());
    }

    private static String letters(String key) {
        return key.replaceAll("[._-]", "");
    }
    // endregion find-lost-keys
}
