package docs.architecture.decoders;

import java.math.BigDecimal;
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

    public record Range(BigDecimal min, BigDecimal max) { }

    /** A class of a library, say, which no built-in decoder can create. */
    public static final class Span {
        private final String text;

        private Span(String min, String max) {
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
            String min = value(node, "min");
            String max = value(node, "max");
            if (min == null || max == null) {
                return GResultOf.errors(
                    new ValidationError.ErrorDecodingException(
                        path, node, name(), "min or max is missing", context));
            }
            return GResultOf.result(new Span(min, max));
        }

        private static String value(ConfigNode node, String key) {
            return node.getKey(key)
                .flatMap(ConfigNode::getValue).orElse(null);
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
                .addCustomConfig("rates.garden.min", "70")
                .build())
            .build();
        gestalt.loadConfigs();
        System.out.println(gestalt.getConfig("rates.attic", Span.class));
        System.out.println(gestalt.getConfig("rates.attic", Range.class));
        try {
            gestalt.getConfig("rates.garden", Span.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        // endregion read
    }
}
