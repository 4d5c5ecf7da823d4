package docs.samples.exports;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A file of this module that the site reads: it must tell what the jars hold. An update rewrites it. */
final class CommittedFile {

    static final Path MODULE = Path.of(System.getProperty("basedir", "")).toAbsolutePath();

    private static final String REMEDY = "If the library's version was changed on purpose, rewrite the file: npm run samples:update";

    private CommittedFile() { }

    static void check(String name, String fresh) throws IOException {
        Path file = MODULE.resolve(name);
        String committed = Files.exists(file) ? Files.readString(file) : "";
        if (fresh.equals(committed)) {
            return;
        }
        if (Boolean.getBoolean("samples.update")) {
            Files.writeString(file, fresh);
            return;
        }
        List<String> inFile = committed.lines().toList();
        List<String> inJars = fresh.lines().toList();
        int line = 0;
        while (line < inFile.size() && line < inJars.size() && inFile.get(line).equals(inJars.get(line))) {
            line++;
        }
        fail("samples/exports/%s differs from the library's jars in line %d%n  file: %s%n  jars: %s%n%s"
            .formatted(name, line + 1, shown(inFile, line), shown(inJars, line), REMEDY));
    }

    /** The paths that Maven wrote into a file below {@code target}. */
    static List<Path> paths(String file) throws IOException {
        return Stream.of(Files.readString(MODULE.resolve(file)).strip().split(File.pathSeparator)).map(Path::of).toList();
    }

    private static String shown(List<String> lines, int line) {
        return line < lines.size() ? lines.get(line) : "(no more lines)";
    }
}
