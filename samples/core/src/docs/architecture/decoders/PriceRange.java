package docs.architecture.decoders;

import java.util.List;
import java.util.stream.Stream;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.Decoder;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.decoder.Priority;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Decodes two keys below one path, once with a decoder and once as a record without one. */
public class PriceRange {

    public record Range(Integer min, Integer max) { }

    /** A class of a library, say, which no built-in decoder can create. */
    public static final class Span {
        private final String text;

        private Span(Integer min, Integer max) {
            this.text = min + " to " + max;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    // region span-decoder
    public static final class SpanDecoder implements Decoder<Span> {
        @Override
        public String name() {
            return "Span";
        }

        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public boolean canDecode(
                String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Span.class;
        }

        @Override
        public GResultOf<Span> decode(
                String path, Tags tags, ConfigNode node,
                TypeCapture<?> type, DecoderContext context) {
            if (node == null) {
                return GResultOf.errors(
                    new ValidationError.DecodingLeafMissingValue(path, name()));
            }
            GResultOf<Integer> min = number("min", path, tags, node, context);
            GResultOf<Integer> max = number("max", path, tags, node, context);
            List<ValidationError> errors = Stream.of(min, max)
                .flatMap(found -> found.getErrors().stream()).toList();
            return errors.isEmpty()
                ? GResultOf.result(new Span(min.results(), max.results()))
                : GResultOf.errors(errors);
        }

        private static GResultOf<Integer> number(String key, String path,
                Tags tags, ConfigNode node, DecoderContext context) {
            return context.getDecoderService().decodeNode(
                path + "." + key, tags, node.getKey(key).orElse(null),
                TypeCapture.of(Integer.class), context);
        }
    }
    // endregion span-decoder

    public static void main(String[] args) throws GestaltException {
        // region read
        Gestalt gestalt = new GestaltBuilder()
            .addDecoder(new SpanDecoder())
            .addDefaultDecoders()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("rates.attic.min", "80")
                .addCustomConfig("rates.attic.max", "120")
                .addCustomConfig("rates.garden.min", "low")
                .addCustomConfig("rates.garden.max", "high")
                .build())
            .build();
        gestalt.loadConfigs();
        System.out.println(gestalt.getConfig("rates.attic", Span.class));
        System.out.println(gestalt.getConfig("rates.attic", Range.class));
        System.out.println(gestalt.getConfigOptional("rates.cellar", Span.class));
        try {
            gestalt.getConfig("rates.garden", Span.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        // endregion read
    }
}
