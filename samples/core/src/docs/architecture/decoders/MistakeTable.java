package docs.architecture.decoders;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.function.Supplier;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.Decoder;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.decoder.DurationDecoder;
import org.github.gestalt.config.decoder.LeafDecoder;
import org.github.gestalt.config.decoder.Priority;
import org.github.gestalt.config.decoder.StringDecoder;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Makes each mistake of somebody who brings a part, and what to do instead, then prints: you write, you get, instead. */
public class MistakeTable {

    public record Money(String amount, String currency) { }

    public record Room(Money price) { }

    public record Offer(@Config(defaultVal = "5 EUR") Money price) { }

    public record Prices(List<Money> list, Optional<Money> some, Optional<Money> none, Map<Money, String> names) { }

    public record Numbered(String code) { }

    /** What a program reads; an exception counts as its message. */
    private interface Read {
        Object of(Gestalt gestalt) throws GestaltException;
    }

    private interface Change {
        GestaltBuilder of(GestaltBuilder builder) throws GestaltException;
    }

    public static void main(String[] args) {
        System.out.println("You write\tYou get\tInstead");
        Read port = gestalt -> gestalt.getConfig("db.port", Integer.class);
        Read room = gestalt -> gestalt.getConfig("room", Room.class);

        row("a record without a decoder, for a value that is one text",
            "“Expected a leaf on path: room.price, received node type: leaf, attempting to decode Record”",
            read(b -> b, room), "Expected a leaf on path: room.price, received node type: leaf, attempting to decode Record",
            "a decoder of yours",
            read(b -> b.addDecoder(new MoneyDecoder()).addDefaultDecoders(), room), "Room[price=Money[amount=120.00, currency=EUR]]");
        row("`addDecoder(…)` alone", "“No decoders found for class: java.lang.Integer”",
            read(b -> b.addDecoder(new StringDecoder()), port), "No decoders found for class: java.lang.Integer",
            "`addDefaultDecoders()` too",
            read(b -> b.addDecoder(new StringDecoder()).addDefaultDecoders(), port), "6432");
        row("a decoder with `MEDIUM`, added after the built-in ones", "if the type has a built-in decoder, the result of that one: 30 becomes `PT0.03S`",
            read(b -> b.addDefaultDecoders().addDecoder(new Seconds(Priority.MEDIUM, false)),
                gestalt -> gestalt.getConfig("http.timeout", Duration.class)), "PT0.03S",
            "return `HIGH`: 30 becomes `PT30S`",
            read(b -> b.addDefaultDecoders().addDecoder(new Seconds(Priority.HIGH, false)),
                gestalt -> gestalt.getConfig("http.timeout", Duration.class)), "PT30S");
        row("a decoder that throws, in a read with a default", "its exception, not the default",
            read(b -> b.addDecoder(new Seconds(Priority.HIGH, true)).addDefaultDecoders(),
                gestalt -> gestalt.getConfig("http.idle", Duration.ZERO, Duration.class)), "NumberFormatException",
            "return `GResultOf.errors(…)`",
            read(b -> b.addDecoder(new Seconds(Priority.HIGH, false)).addDefaultDecoders(),
                gestalt -> gestalt.getConfig("http.idle", Duration.ZERO, Duration.class)), "PT0S");
        Read missing = gestalt -> gestalt.getConfig("stay", new Stay("default"), Stay.class);
        row("a `Decoder` that uses its node at once", "`NullPointerException` for a missing value, also in a read with a default",
            read(b -> b.addDecoder(new StayDecoder("days", false)).addDefaultDecoders(), missing), "NullPointerException",
            "test for `null` first, or extend `LeafDecoder`",
            read(b -> b.addDecoder(new StayDecoder("days", true)).addDefaultDecoders(), missing), "Stay[text=default]");
        Read stay = gestalt -> gestalt.getConfig("offer", Stay.class);
        row("`node.getKey(\"maxWait\")` for the key `maxWait`", "an empty `Optional`, because the tree has the name `maxwait`",
            read(b -> b.addDecoder(new StayDecoder("maxWait", true)).addDefaultDecoders(), stay), "Stay[text=nothing]",
            "`getKey(\"maxwait\")`; a key `min-stay` keeps its hyphen",
            read(b -> b.addDecoder(new StayDecoder("maxwait", true)).addDefaultDecoders(), stay)
                + read(b -> b.addDecoder(new StayDecoder("min-stay", true)).addDefaultDecoders(), stay),
            "Stay[text=14]Stay[text=2]");
        row("`decodeNode` with your own type and the node that came", "`StackOverflowError`, because your decoder is asked again",
            read(b -> b.addDecoder(new Again()).addDefaultDecoders(), gestalt -> gestalt.getConfig("http.timeout", Duration.class)), "StackOverflowError",
            "a `new DurationDecoder()` of yours, and its `decode`",
            read(b -> b.addDecoder(new DurationDecoder()).addDefaultDecoders(), gestalt -> gestalt.getConfig("http.timeout", Duration.class)), "PT0.03S");
        Read money = gestalt -> gestalt.getConfig("offer", new Money("0", "EUR"), Money.class);
        row("keys below a path that your `LeafDecoder` reads", "“Expected a leaf on path: offer, received node type: map, attempting to decode Money”",
            read(b -> b.addDecoder(new MoneyDecoder()).addDefaultDecoders(), gestalt -> gestalt.getConfig("offer", Money.class)),
            "Expected a leaf on path: offer, received node type: map, attempting to decode Money",
            "write one text there, or implement `Decoder`",
            read(b -> b.addDecoder(new MoneyDecoder()).addDefaultDecoders(), money), "Money[amount=0, currency=EUR]");
        elements();
        texts();
        options();
        String alone = withService("PublicMoneyDecoder", () -> read(b -> b.addDecoder(new StringDecoder()), room));
        if (!alone.contains("No decoders found")) {
            throw new IllegalStateException(alone);
        }
        row("a class that is not `public` in a service file", "a `ServiceConfigurationError` from `build()`",
            withService("MoneyDecoder", () -> read(b -> b, room)), "Unable to get public no-arg constructor",
            "a public class, its constructor without parameters public too",
            withService("PublicMoneyDecoder", () -> read(b -> b, room)), "Room[price=Money[amount=120.00, currency=EUR]]");
    }

    /** The decoder of a generic type finds its element type in the type capture. */
    private static void elements() {
        String box = read(b -> b.addDecoder(new BoxDecoder()).addDefaultDecoders(),
            gestalt -> gestalt.getConfig("db.port", new TypeCapture<Box<Integer>>() { }));
        if (!box.equals("Box[inner=6432]")) {
            throw new IllegalStateException(box);
        }
        String all = read(b -> b.addDecoder(new MoneyDecoder()).addDefaultDecoders(), gestalt -> gestalt.getConfig("", Prices.class));
        if (!all.equals("Prices[list=[Money[amount=5, currency=EUR], Money[amount=6, currency=USD]],"
                + " some=Optional[Money[amount=7, currency=EUR]], none=Optional.empty, names={Money[amount=80, currency=EUR]=Attic}]")) {
            throw new IllegalStateException(all);
        }
    }

    /** build() hands its options to the decoder, once. A result without a value counts as missing for a default, and is null without one. */
    private static void options() {
        NoStay decoder = new NoStay();
        String read = read(b -> b.addDecoder(decoder).addDefaultDecoders(),
            gestalt -> gestalt.getConfig("hold", Stay.class) + " " + gestalt.getConfig("hold", new Stay("default"), Stay.class)
                + " " + gestalt.getConfigOptional("hold", Stay.class));
        if (!read.equals("null Stay[text=default] Optional.empty") || decoder.configured != 1) {
            throw new IllegalStateException(read + ", configured " + decoder.configured);
        }
    }

    /** canDecode may choose by the path; an empty text reaches leafDecode, a missing one does not; the message hides a secret. */
    private static void texts() {
        Change code = b -> b.addDecoder(new RoomCode()).addDefaultDecoders();
        String both = read(code, gestalt -> gestalt.getConfig("rooms", new TypeCapture<List<Numbered>>() { }).get(1).code()
            + " " + gestalt.getConfig("rooms[0].code", String.class));
        String empty = read(code, gestalt -> "“" + gestalt.getConfig("room.code", "default", String.class) + "”");
        String absent = read(b -> code.of(b).setTreatEmptyStringAsAbsent(true), gestalt -> gestalt.getConfig("room.code", "default", String.class));
        String missing = read(code, gestalt -> gestalt.getConfig("hall.code", "default", String.class));
        String secret = read(b -> b.addDecoder(new Seconds(Priority.HIGH, false)).addDefaultDecoders(),
            gestalt -> gestalt.getConfig("hold", Duration.class));
        String inCode = read(b -> b.addDecoder(new MoneyDecoder()).addDefaultDecoders(), gestalt -> gestalt.getConfig("offer", Offer.class));
        if (!inCode.equals("Offer[price=Money[amount=5, currency=EUR]]")) {
            throw new IllegalStateException(inCode);
        }
        if (!both.equals("No. b a") || !empty.equals("“No. ”") || !absent.equals("default") || !missing.equals("default")
                || secret.contains("twenty") || !secret.contains("*****") || !secret.contains("no number")) {
            throw new IllegalStateException(both + " / " + empty + " / " + absent + " / " + missing + " / " + secret);
        }
    }

    /** Fails if the library answers something else, wrong or right. */
    private static void row(String wrong, String words, String seen, String expected, String right, String then, String expectedThen) {
        if (!seen.contains(expected) || !then.contains(expectedThen)) {
            throw new IllegalStateException(wrong + ": " + seen + " / " + then);
        }
        System.out.println(wrong + "\t" + words + "\t" + right);
    }

    private static String read(Change change, Read read) {
        try {
            Gestalt gestalt = change.of(new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder()
                    .setCustomConfig(new HashMap<>(Map.of("db.port", "${tunnel.port}", "tunnel.port", "6432", "http.port", "80800",
                        "http.timeout", "30", "http.idle", "soon", "room.price", "120.00 EUR", "offer.maxWait", "14", "offer.min-stay", "2")))
                    .addCustomConfig("rooms[0].code", "a")
                    .addCustomConfig("rooms[1].code", "b")
                    .addCustomConfig("room.code", "")
                    .addCustomConfig("list", "5 EUR,6 USD")
                    .addCustomConfig("some", "7 EUR")
                    .addCustomConfig("names.80", "Attic")
                    .addCustomConfig("hold", "@{secret}twenty")
                    .build()))
                .build();
            gestalt.loadConfigs();
            return read.of(gestalt).toString();
        } catch (GestaltException e) {
            return e.getMessage();
        } catch (NumberFormatException | NullPointerException | StackOverflowError e) {
            return e.getClass().getSimpleName();
        } catch (IllegalStateException e) {
            return e.getMessage();
        }
    }

    /** Runs the read with a service file that names this decoder, in a folder in front of the class path. */
    private static String withService(String decoder, Supplier<String> read) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try {
            Path services = Files.createDirectories(Path.of(decoder, "META-INF", "services"));
            Files.writeString(services.resolve(Decoder.class.getName()), MistakeTable.class.getName() + "$" + decoder);
            thread.setContextClassLoader(new URLClassLoader(new URL[] {Path.of(decoder).toUri().toURL()}, before));
            return read.get();
        } catch (ServiceConfigurationError e) {
            return e.getMessage();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    static class MoneyDecoder extends LeafDecoder<Money> {
        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public String name() {
            return "Money";
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Money.class;
        }

        @Override
        protected GResultOf<Money> leafDecode(String path, ConfigNode node, DecoderContext context) {
            String[] words = node.getValue().orElse("").split(" ");
            return GResultOf.result(new Money(words[0], words.length > 1 ? words[1] : "EUR"));
        }
    }

    public static final class PublicMoneyDecoder extends MoneyDecoder { }

    public record Stay(String text) { }

    /** Reads one key of its node. */
    static final class StayDecoder implements Decoder<Stay> {
        private final String key;
        private final boolean careful;

        StayDecoder(String key, boolean careful) {
            this.key = key;
            this.careful = careful;
        }

        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public String name() {
            return "Stay";
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Stay.class;
        }

        @Override
        public GResultOf<Stay> decode(String path, Tags tags, ConfigNode node, TypeCapture<?> type, DecoderContext context) {
            return careful && node == null
                ? GResultOf.errors(new ValidationError.DecodingLeafMissingValue(path, name()))
                : GResultOf.result(new Stay(node.getKey(key).flatMap(ConfigNode::getValue).orElse("nothing")));
        }
    }

    /** Returns no value, and counts how often it gets the options. */
    static final class NoStay extends LeafDecoder<Stay> {
        private int configured;

        @Override
        public void applyConfig(GestaltConfig config) {
            configured++;
        }

        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public String name() {
            return "NoStay";
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Stay.class;
        }

        @Override
        protected GResultOf<Stay> leafDecode(String path, ConfigNode node, DecoderContext context) {
            return GResultOf.result(null);
        }
    }

    public record Box<T>(T inner) { }

    @SuppressWarnings("unchecked")
    static final class BoxDecoder implements Decoder<Box<Object>> {
        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public String name() {
            return "Box";
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Box.class;
        }

        @Override
        public GResultOf<Box<Object>> decode(String path, Tags tags, ConfigNode node, TypeCapture<?> type, DecoderContext context) {
            return ((GResultOf<Object>) context.getDecoderService().decodeNode(path, tags, node, type.getFirstParameterType(), context))
                .mapWithError(Box::new);
        }
    }

    /** Reads the code of one room in its own way, and no other text. */
    static final class RoomCode extends LeafDecoder<String> {
        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public String name() {
            return "RoomCode";
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == String.class && List.of("rooms[1].code", "room.code", "hall.code").contains(path);
        }

        @Override
        protected GResultOf<String> leafDecode(String path, ConfigNode node, DecoderContext context) {
            return GResultOf.result("No. " + node.getValue().orElseThrow());
        }
    }

    /** Asks for the same type again. */
    static final class Again implements Decoder<Duration> {
        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public String name() {
            return "Again";
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Duration.class;
        }

        @Override
        public GResultOf<Duration> decode(String path, Tags tags, ConfigNode node, TypeCapture<?> type, DecoderContext context) {
            return context.getDecoderService().decodeNode(path, tags, node, TypeCapture.of(Duration.class), context);
        }
    }

    /** Reads a duration as seconds, where the built-in decoder reads milliseconds. */
    static final class Seconds extends LeafDecoder<Duration> {
        private final Priority priority;
        private final boolean throwing;

        Seconds(Priority priority, boolean throwing) {
            this.priority = priority;
            this.throwing = throwing;
        }

        @Override
        public Priority priority() {
            return priority;
        }

        @Override
        public String name() {
            return "Seconds";
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Duration.class;
        }

        @Override
        protected GResultOf<Duration> leafDecode(String path, ConfigNode node, DecoderContext context) {
            try {
                return GResultOf.result(Duration.ofSeconds(Long.parseLong(node.getValue().orElse(""))));
            } catch (NumberFormatException e) {
                if (throwing) {
                    throw e;
                }
                return GResultOf.errors(new ValidationError.ErrorDecodingException(path, node, name(), "no number", context));
            }
        }
    }
}
