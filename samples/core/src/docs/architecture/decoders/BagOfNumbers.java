package docs.architecture.decoders;

import java.util.ArrayList;
import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.CollectionDecoder;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.decoder.Priority;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Decodes a collection from a list on one line and from numbered keys. */
public class BagOfNumbers {

    public static class Bag<T> extends ArrayList<T> { }

    // region collection-decoder
    static class BagDecoder extends CollectionDecoder<Bag<?>> {
        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public String name() {
            return "Bag";
        }

        @Override
        public boolean canDecode(
                String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Bag.class;
        }

        @Override
        protected GResultOf<Bag<?>> arrayDecode(
                String path, Tags tags, ConfigNode node,
                TypeCapture<?> type, DecoderContext context) {
            Bag<Object> bag = new Bag<>();
            List<ValidationError> errors = new ArrayList<>();
            for (int i = 0; i < node.size(); i++) {
                GResultOf<?> element = context.getDecoderService().decodeNode(
                    path + "[" + i + "]", tags, node.getIndex(i).orElse(null),
                    type.getFirstParameterType(), context);
                errors.addAll(element.getErrors());
                bag.add(element.results());
            }
            return errors.isEmpty()
                ? GResultOf.result(bag) : GResultOf.errors(errors);
        }
    }
    // endregion collection-decoder

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addDecoder(new BagDecoder())
            .addDefaultDecoders()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("beds", "1, 2")
                .addCustomConfig("floors[0]", "3")
                .addCustomConfig("floors[1]", "4")
                .addCustomConfig("wrong", "one, two")
                .build())
            .build();
        gestalt.loadConfigs();
        for (String path : List.of("beds", "floors", "wrong")) {
            try {
                System.out.println(gestalt.getConfig(path, new TypeCapture<Bag<Integer>>() { }));
            } catch (GestaltException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
