package docs.architecture.decoders;

import java.math.BigDecimal;
import java.util.Currency;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.decoder.LeafDecoder;
import org.github.gestalt.config.decoder.Priority;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class RoomPrice {

    public record Money(BigDecimal amount, Currency currency) { }

    public record Room(String name, Money price) { }

    // region money-decoder
    static class MoneyDecoder extends LeafDecoder<Money> {
        @Override
        public String name() {
            return "Money";
        }

        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public boolean canDecode(
                String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Money.class;
        }

        @Override
        protected GResultOf<Money> leafDecode(
                String path, ConfigNode node, DecoderContext context) {
            String[] words = node.getValue().orElse("").split(" ");
            try {
                return GResultOf.result(new Money(
                    new BigDecimal(words[0]),
                    Currency.getInstance(words[words.length - 1])));
            } catch (IllegalArgumentException e) {
                return GResultOf.errors(
                    new ValidationError.ErrorDecodingException(
                        path, node, name(), "write it as 80.00 EUR", context));
            }
        }
    }
    // endregion money-decoder

    public static void main(String[] args) throws GestaltException {
        // region register
        Gestalt gestalt = new GestaltBuilder()
            .addDecoder(new MoneyDecoder())
            .addDefaultDecoders()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("rooms[0].name", "Sea view")
                .addCustomConfig("rooms[0].price", "120.00 EUR")
                .addCustomConfig("rooms[1].name", "Attic")
                .addCustomConfig("rooms[1].price", "80 EURO")
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("rooms[0]", Room.class));
        try {
            gestalt.getConfig("rooms[1]", Room.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        // endregion register
    }
}
