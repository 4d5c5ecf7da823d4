package docs.blog.release_0_37_1;

import java.time.DateTimeException;
import java.time.LocalTime;
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

public class OwnTimeDecoder {

    // region decoder
    public static class LocalTimeDecoder extends LeafDecoder<LocalTime> {
        @Override
        public Priority priority() {
            return Priority.MEDIUM;
        }

        @Override
        public String name() {
            return "LocalTime";
        }

        @Override
        public boolean canDecode(
                String path, Tags tags,
                ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == LocalTime.class;
        }

        @Override
        protected GResultOf<LocalTime> leafDecode(
                String path, ConfigNode node, DecoderContext context) {
            String text = node.getValue().orElse("");
            try {
                return GResultOf.result(LocalTime.parse(text));
            } catch (DateTimeException e) {
                ValidationError error =
                    new ValidationError.ErrorDecodingException(
                        path, node, name(), e.getMessage(), context);
                return GResultOf.errors(error);
            }
        }
    }
    // endregion decoder

    public static void main(String[] args) throws GestaltException {
        // region register
        Gestalt gestalt = new GestaltBuilder()
            .addDefaultDecoders()
            .addDecoder(new LocalTimeDecoder())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("desk.opens", "07:30")
                .addCustomConfig("desk.closes", "late")
                .build())
            .build();
        gestalt.loadConfigs();

        Class<LocalTime> time = LocalTime.class;
        LocalTime ten = LocalTime.of(22, 0);
        LocalTime opens = gestalt.getConfig("desk.opens", time);
        LocalTime closes = gestalt.getConfig("desk.closes", ten, time);
        System.out.println("Open from " + opens + " to " + closes);
        // endregion register
    }
}
