package docs.architecture.decoders;

import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.node.LeafNode;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class TestAlone {

    public static void main(String[] args) {
        // region test
        GResultOf<RoomPrice.Money> result = new RoomPrice.MoneyDecoder().decode(
            "rooms[1].price", Tags.of(), new LeafNode("80 EURO"),
            TypeCapture.of(RoomPrice.Money.class),
            new DecoderContext(null, null, null, null));
        System.out.println(result.hasResults() ? result.results()
            : result.getErrors().get(0).description());
        // endregion test
    }
}
