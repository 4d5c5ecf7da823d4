package docs.advanced.security_encryptedy_nodes;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/advanced/security-encryptedy-nodes.mdx: a dump for "Java heap space" has no garbage of a read, one for an array over the limit has it
public class OutOfMemory {

    private static final String FULL_HEAP = "Java heap space";
    private static final String LONG_ARRAY = "Requested array size exceeds VM limit";

    public static void main(String[] args) throws GestaltException, IOException, InterruptedException {
        if (args.length > 0) {
            readAndFail(args[0], args[1]);
            return;
        }
        for (String error : List.of(FULL_HEAP, LONG_ARRAY)) {
            for (String value : List.of("${file:db-password}", "${file:db-password}@{encrypt}")) {
                System.out.println(error + ", " + value + ": " + (isInDump(error, value) ? "found" : "not found"));
            }
        }
    }

    private static boolean isInDump(String error, String value) throws IOException, InterruptedException {
        Path dump = Path.of("memory.hprof");
        Path log = Path.of("child.log");
        Process child = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx32m", "-XX:+HeapDumpOnOutOfMemoryError", "-XX:HeapDumpPath=" + dump,
            "-cp", System.getProperty("java.class.path"), OutOfMemory.class.getName(), error, value)
            .redirectErrorStream(true).redirectOutput(log.toFile()).start();
        if (!child.waitFor(20, TimeUnit.SECONDS)) {
            child.destroyForcibly();
            throw new IllegalStateException("not out of memory after 20 seconds");
        }
        if (!Files.readString(log).contains("OutOfMemoryError: " + error)) {
            throw new IllegalStateException(Files.readString(log));
        }
        String memory = Files.readString(dump, StandardCharsets.ISO_8859_1);
        Files.delete(dump);
        return memory.contains(Files.readString(Path.of("db-password")));
    }

    private static void readAndFail(String error, String value) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", value).build())
            .build();
        gestalt.loadConfigs();
        for (int i = 0; i < 50; i++) {
            gestalt.getConfig("door.code", String.class);
        }
        List<Object> rooms = new ArrayList<>();
        while (gestalt != null) {
            rooms.add(error.equals(LONG_ARRAY) ? new long[Integer.MAX_VALUE] : new long[1000]);
        }
        throw new IllegalStateException(rooms.toString());
    }
}
