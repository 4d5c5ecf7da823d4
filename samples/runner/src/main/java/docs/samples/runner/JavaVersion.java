package docs.samples.runner;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The oldest Java that loads class files: each begins with the number of its format, which is the release and 44. */
final class JavaVersion {

    private static final int CLASS_FILE = 0xCAFEBABE;
    private static final int BEFORE_JAVA_1 = 44;

    private JavaVersion() { }

    /** The Java that all class files of a folder or a jar need; 0 if there are none. */
    static int neededBy(Path place) throws IOException {
        if (Files.isDirectory(place)) {
            return neededBelow(place);
        }
        try (FileSystem jar = FileSystems.newFileSystem(place)) {
            return neededBelow(jar.getPath("/"));
        }
    }

    private static int neededBelow(Path root) throws IOException {
        int needed = 0;
        for (Path file : classFiles(root)) {
            try (InputStream content = Files.newInputStream(file)) {
                ByteBuffer head = ByteBuffer.wrap(content.readNBytes(8));
                // A library may keep other data under such a name.
                if (head.remaining() == 8 && head.getInt(0) == CLASS_FILE) {
                    needed = Math.max(needed, head.getShort(6) - BEFORE_JAVA_1);
                }
            }
        }
        return needed;
    }

    /** Without those below META-INF, which only a newer Java loads, and descriptors of modules, which no program loads. */
    private static List<Path> classFiles(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> {
                String name = root.relativize(file).toString();
                return name.endsWith(".class") && !name.startsWith("META-INF") && !name.endsWith("module-info.class");
            }).toList();
        }
    }
}
