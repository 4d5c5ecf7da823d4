package docs.samples.exports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The site checks the names on its pages against {@code api.json}, so that file must tell what the jars hold. */
class ApiExportTest {

    private static final String REMEDY = "If the library's version was changed on purpose, rewrite the file: npm run samples:update";
    private static final Pattern LIBRARY = Pattern.compile(
        "<groupId>com\\.github\\.gestalt-config</groupId>\\s*<artifactId>([^<]+)</artifactId>\\s*<version>([^<]+)</version>");

    private static final Path MODULE = Path.of(System.getProperty("basedir", "")).toAbsolutePath();

    @Test
    void apiJsonIsWhatTheJarsHold() throws IOException {
        Path file = MODULE.resolve("api.json");
        String fresh = ApiJson.write(artifacts());
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
        fail("samples/exports/api.json differs from the library's jars in line %d%n  file: %s%n  jars: %s%n%s"
            .formatted(line + 1, shown(inFile, line), shown(inJars, line), REMEDY));
    }

    @Test
    void everyModuleOfTheLibraryIsExported() throws IOException {
        String managed = LIBRARY.matcher(Files.readString(MODULE.resolveSibling("pom.xml"))).results()
            .map(found -> found.group(1) + " " + found.group(2)).sorted().collect(Collectors.joining("\n"));
        String exported = artifacts().stream()
            .map(artifact -> artifact.name() + " " + artifact.version()).sorted().collect(Collectors.joining("\n"));
        assertEquals(managed, exported, "samples/exports/pom.xml must depend on every module that samples/pom.xml names");
    }

    private static List<Artifact> artifacts() throws IOException {
        return Artifact.readAll(paths("target/jars.txt"), paths("target/javadoc.txt"));
    }

    private static List<Path> paths(String file) throws IOException {
        return Stream.of(Files.readString(MODULE.resolve(file)).strip().split(File.pathSeparator)).map(Path::of).toList();
    }

    private static String shown(List<String> lines, int line) {
        return line < lines.size() ? lines.get(line) : "(no more lines)";
    }
}
