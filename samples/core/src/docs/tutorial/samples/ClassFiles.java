package docs.tutorial.samples;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.github.gestalt.config.Gestalt;

// proves docs/tutorial/samples.mdx: gestalt-core is compiled for Java 11, and the samples for Java 17
public class ClassFiles {

    public static void main(String[] args) throws Exception {
        String jar = Gestalt.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        int newest = 0;
        try (JarFile core = new JarFile(jar)) {
            List<JarEntry> classes = core.stream().filter(entry -> entry.getName().endsWith(".class")).toList();
            for (JarEntry entry : classes) {
                newest = Math.max(newest, java(new DataInputStream(core.getInputStream(entry))));
            }
        }
        System.out.println("gestalt-core: Java " + newest);
        System.out.println("this sample: Java "
            + java(new DataInputStream(ClassFiles.class.getResourceAsStream("ClassFiles.class"))));
    }

    /** The first Java that loads a class file: its major version is 55 for Java 11. */
    private static int java(DataInputStream file) throws IOException {
        try (file) {
            file.skipBytes(6);
            return file.readUnsignedShort() - 44;
        }
    }
}
