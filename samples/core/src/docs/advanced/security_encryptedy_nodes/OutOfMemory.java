package docs.advanced.security_encryptedy_nodes;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/advanced/security-encryptedy-nodes.mdx: a dump that the JVM writes when it runs out of memory has no garbage of a read
public class OutOfMemory {

    public static void main(String[] args) throws GestaltException, IOException, InterruptedException {
        if (args.length > 0) {
            readAndFill(args[0]);
            return;
        }
        for (String value : List.of("${file:db-password}", "${file:db-password}@{encrypt}")) {
            Path dump = Path.of("memory.hprof");
            new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx32m", "-XX:+HeapDumpOnOutOfMemoryError", "-XX:HeapDumpPath=" + dump,
                "-cp", System.getProperty("java.class.path"), OutOfMemory.class.getName(), value)
                .redirectErrorStream(true).redirectOutput(new File("child.log")).start().waitFor();
            String memory = Files.readString(dump, StandardCharsets.ISO_8859_1);
            Files.delete(dump);
            String text = Files.readString(Path.of("db-password"));
            System.out.println(value + ": " + (memory.contains(text) ? "in clear" : "hidden"));
        }
    }

    private static void readAndFill(String value) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", value).build())
            .build();
        gestalt.loadConfigs();
        for (int i = 0; i < 50; i++) {
            gestalt.getConfig("door.code", String.class);
        }
        List<Object> rooms = new ArrayList<>();
        while (gestalt != null) {
            rooms.add(new long[1000]);
        }
        throw new IllegalStateException(rooms.toString());
    }
}
