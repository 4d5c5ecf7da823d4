package docs.samples.exports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The site checks the names on its pages against {@code api.json}, so that file must tell what the jars hold. */
class ApiExportTest {

    private static final Pattern LIBRARY = Pattern.compile(
        "<groupId>com\\.github\\.gestalt-config</groupId>\\s*<artifactId>([^<]+)</artifactId>\\s*<version>([^<]+)</version>");

    @Test
    void apiJsonIsWhatTheJarsHold() throws IOException {
        CommittedFile.check("api.json", ApiJson.write(artifacts()));
    }

    @Test
    void everyModuleOfTheLibraryIsExported() throws IOException {
        String managed = LIBRARY.matcher(Files.readString(CommittedFile.MODULE.resolveSibling("pom.xml"))).results()
            .map(found -> found.group(1) + " " + found.group(2)).sorted().collect(Collectors.joining("\n"));
        String exported = artifacts().stream()
            .map(artifact -> artifact.name() + " " + artifact.version()).sorted().collect(Collectors.joining("\n"));
        assertEquals(managed, exported, "samples/exports/pom.xml must depend on every module that samples/pom.xml names");
    }

    private static List<Artifact> artifacts() throws IOException {
        return Artifact.readAll(CommittedFile.paths("target/jars.txt"), CommittedFile.paths("target/javadoc.txt"));
    }
}
