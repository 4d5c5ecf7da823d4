package docs.samples.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The site says which Java a program needs, so {@code exports/java.json} must tell what the class files need that it runs with. */
class JavaExportTest {

    private static final Path MODULE = Path.of(System.getProperty("basedir", "")).toAbsolutePath();

    @Test
    void minimumJavaIsExported() throws IOException {
        List<Path> jars = Arrays.stream(Files.readString(MODULE.resolve("target/classpath.txt")).strip().split(File.pathSeparator))
            .map(Path::of).toList();
        int needed = 0;
        for (Path place : Stream.concat(Stream.of(MODULE.resolve("target/classes")), jars.stream()).toList()) {
            needed = Math.max(needed, JavaVersion.neededBy(place));
        }
        JavaFile file = new JavaFile(MODULE.resolveSibling("exports").resolve("java.json"));
        String module = MODULE.getFileName().toString();
        if (Boolean.getBoolean("samples.update")) {
            file.write(module, needed);
        }
        assertEquals(needed, file.read().get(module),
            "exports/java.json has another minimum Java for %s; rewrite it: npm run samples:update".formatted(module));
    }
}
