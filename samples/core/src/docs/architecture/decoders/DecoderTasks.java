package docs.architecture.decoders;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.Decoder;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.decoder.DurationDecoder;
import org.github.gestalt.config.decoder.Priority;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.entity.GestaltModuleConfig;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.metadata.IsSecretMetadata;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Does what else a decoder may do, and prints: to do it, write. */
public class DecoderTasks {

    public interface Payment { }

    public record Card(String number) implements Payment { }

    public record Cash(Integer till) implements Payment { }

    public record Pair<A, B>(A first, B second) { }

    public record Times(int plain, Integer boxed) { }

    public record Pin(boolean secret) { }

    public record Rate(int amount) { }

    /** What the program hands to its decoder. */
    record RoomRates(int usual) implements GestaltModuleConfig {
        @Override
        public String name() {
            return "room rates";
        }
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("To …\tWrite in your decoder");
        Gestalt gestalt = new GestaltBuilder()
            .addDecoder(new ShortDuration())
            .addDecoder(new PaymentDecoder())
            .addDecoder(new PairDecoder())
            .addDecoder(new Hundred())
            .addDecoder(new PinDecoder())
            .addDecoder(new RateDecoder())
            .addModuleConfig(new RoomRates(42))
            .addDefaultDecoders()
            .addSource(source())
            .build();
        gestalt.loadConfigs();
        list(gestalt);
        row("leave other texts to the built-in decoder",
            "keep a `new DurationDecoder()`, and call its `decode` with the parameters that you got",
            gestalt.getConfig("http.timeout", Duration.class) + " " + gestalt.getConfig("http.idle", Duration.class), "PT5S PT0.7S");
        row("choose the class by a key such as `kind`",
            "if `node.getKey(\"kind\").flatMap(ConfigNode::getValue)` holds `card`, `found = decodeNode(path, tags, node, TypeCapture.of(Card.class), context)`"
                + " and, because a `GResultOf<Card>` is no `GResultOf<Payment>`, `GResultOf.resultOf(found.results(), found.getErrors())`",
            "" + gestalt.getConfig("payments", new TypeCapture<List<Payment>>() { }), "[Card[number=77], Cash[till=104]]");
        row("decode the arguments of `Box<Money>` or `Pair<A, B>`", "`type.getFirstParameterType()` and `type.getSecondParameterType()` for `decodeNode`",
            "" + gestalt.getConfig("pair", new TypeCapture<Pair<String, Duration>>() { }), "Pair[first=a, second=PT5S]");
        row("know whether the text is a secret", "`node.hasMetadata(IsSecretMetadata.SECRET)`",
            gestalt.getConfig("pin", Pin.class) + " " + gestalt.getConfig("door", Pin.class), "Pin[secret=true] Pin[secret=false]");
        row("serve `int` as well as `Integer`", "both in `canDecode`: the raw type of an `int` is `int.class`",
            "" + gestalt.getConfig("times", Times.class), "Times[plain=1, boxed=101]");
        row("read another key of the configuration", "`context.getGestalt().getConfig(…)` in `decode`, with its `GestaltException` caught",
            "" + gestalt.getConfig("card", Payment.class), "Card[number=4111]");
        row("get a client or a setting of the program", "`config.getModuleConfig(RoomRates.class)` in `applyConfig(GestaltConfig config)`, if the program calls "
            + "`addModuleConfig(new RoomRates(…))` with a class of yours that implements `GestaltModuleConfig`",
            "" + gestalt.getConfig("rate", Rate.class), "Rate[amount=42]");

        Gestalt late = new GestaltBuilder().addSource(source()).build();
        late.loadConfigs();
        late.getDecoderService().addDecoders(List.of(new PaymentDecoder()));
        row("add it to a `Gestalt` that is built", "`gestalt.getDecoderService().addDecoders(List.of(…))`, before other threads read",
            "" + late.getConfig("payments[0]", Payment.class), "Card[number=77]");
    }

    private static ConfigSourcePackage source() throws GestaltException {
        return MapConfigSourceBuilder.builder()
            .setCustomConfig(new HashMap<>(Map.of("http.timeout", "5s", "http.idle", "700", "payments[0].kind", "card", "payments[0].number", "77",
                "payments[1].kind", "cash", "payments[1].till", "4", "times.plain", "1", "times.boxed", "1")))
            .addCustomConfig("pair.first", "a")
            .addCustomConfig("pair.second", "5s")
            .addCustomConfig("card.kind", "default")
            .addCustomConfig("default.number", "4111")
            .addCustomConfig("pin", "4711@{secret}")
            .addCustomConfig("door", "4711")
            .addCustomConfig("rate", "usual")
            .build();
    }

    /** The program sees the decoders of a Gestalt, its own before the built-in ones that it added later. */
    private static void list(Gestalt gestalt) {
        List<String> names = gestalt.getDecoderService().getDecoders().stream().map(Decoder::name).toList();
        if (!names.subList(0, 3).equals(List.of("Duration", "Payment", "Pair")) || !names.contains("Optional")) {
            throw new IllegalStateException(names.toString());
        }
    }

    /** Fails if the library answers something else. */
    private static void row(String task, String words, String seen, String expected) {
        if (!seen.equals(expected)) {
            throw new IllegalStateException(task + ": " + seen);
        }
        System.out.println(task + "\t" + words);
    }

    /** Decodes one type, before a built-in decoder would. */
    abstract static class OneType<T> implements Decoder<T> {
        private final Class<?> type;

        OneType(Class<?> type) {
            this.type = type;
        }

        @Override
        public String name() {
            return type.getSimpleName();
        }

        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> wanted) {
            return wanted.getRawType() == type;
        }
    }

    /** Reads 5s, and leaves each other text to the built-in decoder. */
    static final class ShortDuration implements Decoder<Duration> {
        private final DurationDecoder others = new DurationDecoder();

        @Override
        public String name() {
            return "Duration";
        }

        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return others.canDecode(path, tags, node, type);
        }

        @Override
        public GResultOf<Duration> decode(String path, Tags tags, ConfigNode node, TypeCapture<?> type, DecoderContext context) {
            String text = node == null ? "" : node.getValue().orElse("");
            return text.matches("\\d+s") ? GResultOf.result(Duration.parse("PT" + text)) : others.decode(path, tags, node, type, context);
        }
    }

    /** Chooses the class by a key, and reads the number of the default card elsewhere. */
    static final class PaymentDecoder extends OneType<Payment> {
        PaymentDecoder() {
            super(Payment.class);
        }

        @Override
        public GResultOf<Payment> decode(String path, Tags tags, ConfigNode node, TypeCapture<?> type, DecoderContext context) {
            if (node == null) {
                return GResultOf.errors(new ValidationError.DecodingLeafMissingValue(path, name()));
            }
            return switch (node.getKey("kind").flatMap(ConfigNode::getValue).orElse("")) {
                case "card" -> as(Card.class, path, tags, node, context);
                case "default" -> usual(path, node, context);
                default -> as(Cash.class, path, tags, node, context);
            };
        }

        private GResultOf<Payment> usual(String path, ConfigNode node, DecoderContext context) {
            try {
                return GResultOf.result(context.getGestalt().getConfig("default", Card.class));
            } catch (GestaltException e) {
                return GResultOf.errors(new ValidationError.ErrorDecodingException(path, node, name(), e.getMessage(), context));
            }
        }

        private static <T extends Payment> GResultOf<Payment> as(
                Class<T> type, String path, Tags tags, ConfigNode node, DecoderContext context) {
            GResultOf<T> found = context.getDecoderService().decodeNode(path, tags, node, TypeCapture.of(type), context);
            return GResultOf.resultOf(found.results(), found.getErrors());
        }
    }

    static final class PairDecoder extends OneType<Pair<?, ?>> {
        PairDecoder() {
            super(Pair.class);
        }

        @Override
        public GResultOf<Pair<?, ?>> decode(String path, Tags tags, ConfigNode node, TypeCapture<?> type, DecoderContext context) {
            GResultOf<?> first = context.getDecoderService().decodeNode(
                path + ".first", tags, node.getKey("first").orElse(null), type.getFirstParameterType(), context);
            GResultOf<?> second = context.getDecoderService().decodeNode(
                path + ".second", tags, node.getKey("second").orElse(null), type.getSecondParameterType(), context);
            return GResultOf.result(new Pair<>(first.results(), second.results()));
        }
    }

    /** Tells whether its text is a secret. */
    static final class PinDecoder extends OneType<Pin> {
        PinDecoder() {
            super(Pin.class);
        }

        @Override
        public GResultOf<Pin> decode(String path, Tags tags, ConfigNode node, TypeCapture<?> type, DecoderContext context) {
            return GResultOf.result(new Pin(node.hasMetadata(IsSecretMetadata.SECRET)));
        }
    }

    /** Gets its number from the program. */
    static final class RateDecoder extends OneType<Rate> {
        private RoomRates rates;

        RateDecoder() {
            super(Rate.class);
        }

        @Override
        public void applyConfig(GestaltConfig config) {
            rates = config.getModuleConfig(RoomRates.class);
        }

        @Override
        public GResultOf<Rate> decode(String path, Tags tags, ConfigNode node, TypeCapture<?> type, DecoderContext context) {
            return GResultOf.result(new Rate(rates.usual()));
        }
    }

    /** Adds a hundred to an Integer, and not to an int. */
    static final class Hundred extends OneType<Integer> {
        Hundred() {
            super(Integer.class);
        }

        @Override
        public GResultOf<Integer> decode(String path, Tags tags, ConfigNode node, TypeCapture<?> type, DecoderContext context) {
            return GResultOf.result(100 + Integer.parseInt(node.getValue().orElse("0")));
        }
    }
}
