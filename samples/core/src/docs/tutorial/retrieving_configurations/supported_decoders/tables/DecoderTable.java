package docs.tutorial.retrieving_configurations.supported_decoders.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import org.github.gestalt.config.decoder.Decoder;

/** Prints the built-in decoders, by priority and then by name. */
public class DecoderTable {

    public static void main(String[] args) {
        System.out.println("Decoder\tIts name in messages\tPriority");
        ServiceLoader<?> builtIn = ServiceLoader.load(Decoder.class);
        List<Decoder<?>> decoders = new ArrayList<>();
        builtIn.forEach(decoder -> decoders.add((Decoder<?>) decoder));
        decoders.sort(Comparator.<Decoder<?>>comparingInt(decoder -> decoder.priority().ordinal())
            .thenComparing(decoder -> decoder.getClass().getSimpleName()));
        for (Decoder<?> decoder : decoders) {
            System.out.printf("`%s`\t%s\t`%s`%n",
                decoder.getClass().getSimpleName(), decoder.name(), decoder.priority());
        }
    }
}
