package docs.samples.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaVersionTest {

    @TempDir
    private Path folder;

    @Test
    void isThatOfTheNewestClassFile() throws IOException {
        write(folder.resolve("rooms/Old.class"), 55);
        write(folder.resolve("rooms/New.class"), 61);
        Files.writeString(folder.resolve("notes.class"), "not a class file");
        Files.writeString(folder.resolve("empty.class"), "");
        assertEquals(17, JavaVersion.neededBy(folder));
    }

    @Test
    void isReadFromJarsWithoutWhatAnOlderJavaLeavesOut() throws IOException {
        Path jar = folder.resolve("rooms.jar");
        try (FileSystem content = FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of("create", "true"))) {
            write(content.getPath("/rooms/Room.class"), 52);
            write(content.getPath("/META-INF/versions/21/rooms/Room.class"), 65);
            write(content.getPath("/module-info.class"), 53);
        }
        assertEquals(8, JavaVersion.neededBy(jar));
    }

    @Test
    void isNoneWithoutClassFiles() throws IOException {
        assertEquals(0, JavaVersion.neededBy(folder));
    }

    @Test
    void theExportKeepsTheOtherModulesInOrder() throws IOException {
        JavaFile file = new JavaFile(folder.resolve("java.json"));
        file.write("web-client", 21);
        file.write("core", 11);
        file.write("core", 17);
        assertEquals(Map.of("core", 17, "web-client", 21), file.read());
        assertEquals("\"modules\": {\n  \"core\": 17,\n  \"web-client\": 21\n}\n}\n",
            Files.readString(file.path()).lines().skip(2).map(line -> line + "\n").reduce("", String::concat));
    }

    /** The first eight bytes of a class file. */
    private static void write(Path file, int format) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, new byte[] {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0, 0, 0, (byte) format});
    }
}
