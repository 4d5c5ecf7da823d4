package docs.advanced.security_temporary_nodes;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Searches the memory of this JVM for the text that a file holds. */
public final class HeapSearch {

    private HeapSearch() { }

    // region search-the-heap
    public static boolean finds(Path secret) throws IOException {
        Path dump = Path.of("dump.hprof");
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
            .dumpHeap(dump.toString(), true);
        String memory = Files.readString(dump, StandardCharsets.ISO_8859_1);
        Files.delete(dump);
        String text = Files.readString(secret);
        String wide = text.replaceAll("(.)", "\0$1");
        return memory.contains(text) || memory.contains(wide);
    }
    // endregion search-the-heap
}
