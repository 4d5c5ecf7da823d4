package docs.architecture.decoders;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.github.gestalt.config.decoder.Decoder;
import org.github.gestalt.config.decoder.Priority;

/** The built-in decoders by the priority that they return. */
public class DecoderPriorities {

    public static void main(String[] args) {
        Map<Priority, List<String>> decoders = ServiceLoader.load(Decoder.class).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(decoder -> decoder.getClass().getSimpleName()))
            .collect(Collectors.groupingBy(decoder -> decoder.priority(), TreeMap::new,
                Collectors.mapping(decoder -> "`" + decoder.getClass().getSimpleName() + "`", Collectors.toList())));

        System.out.println("Priority\tBuilt-in decoders");
        for (Priority priority : Priority.values()) {
            List<String> names = decoders.getOrDefault(priority, List.of("none"));
            System.out.printf("`%s`\t%s%n", priority, names.size() < 3
                ? String.join(", ", names)
                : "%d, from %s to %s".formatted(names.size(), names.get(0), names.get(names.size() - 1)));
        }
    }
}
