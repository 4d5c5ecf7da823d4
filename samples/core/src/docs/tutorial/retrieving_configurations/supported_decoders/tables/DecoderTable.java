package docs.tutorial.retrieving_configurations.supported_decoders.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.github.gestalt.config.decoder.Decoder;
import org.github.gestalt.config.decoder.Priority;

/** Prints the built-in decoders, by priority and then by name. */
public class DecoderTable {

    /** Those with another priority than MEDIUM. */
    private static final Map<String, Priority> OTHERS = Map.of("ProxyDecoder", Priority.LOW,
        "StringConstructorDecoder", Priority.LOW, "ObjectDecoder", Priority.VERY_LOW);

    public static void main(String[] args) {
        System.out.println("Decoder\tIts name in messages");
        ServiceLoader<?> builtIn = ServiceLoader.load(Decoder.class);
        List<Decoder<?>> decoders = new ArrayList<>();
        builtIn.forEach(decoder -> decoders.add((Decoder<?>) decoder));
        decoders.sort(Comparator.<Decoder<?>>comparingInt(decoder -> decoder.priority().ordinal())
            .thenComparing(decoder -> decoder.getClass().getSimpleName()));
        for (Decoder<?> decoder : decoders) {
            String name = decoder.getClass().getSimpleName();
            if (decoder.priority() != OTHERS.getOrDefault(name, Priority.MEDIUM)) {
                throw new IllegalStateException(name + " " + decoder.priority());
            }
            System.out.printf("`%s`\t%s%n", name, decoder.name());
        }
    }
}
