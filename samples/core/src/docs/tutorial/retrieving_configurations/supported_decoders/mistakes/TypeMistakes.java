package docs.tutorial.retrieving_configurations.supported_decoders.mistakes;

import java.time.Duration;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.decoder.LeafDecoder;
import org.github.gestalt.config.decoder.LocalDateDecoder;
import org.github.gestalt.config.decoder.Priority;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Reads each value in a way that goes wrong and in one that works. */
public class TypeMistakes {

    public enum Season { SUMMER, HIGH_SEASON }

    public record Arrival(OffsetDateTime time) { }

    public record ArrivalText(String time) { }

    public sealed interface Payment permits Transfer, Voucher { }

    public record Transfer(String iban) implements Payment { }

    public record Voucher(int number) implements Payment { }

    public sealed interface BoxedPayment permits BoxedTransfer, BoxedVoucher { }

    public record BoxedTransfer(String iban) implements BoxedPayment { }

    public record BoxedVoucher(Integer number) implements BoxedPayment { }

    public sealed interface Fee permits PerStay, PerNight { }

    public record PerStay(Integer amount) implements Fee { }

    public record PerNight(Integer amount) implements Fee { }

    public sealed interface NamedFee permits NamedPerStay, NamedPerNight { }

    public record NamedPerStay(Integer stay) implements NamedFee { }

    public record NamedPerNight(Integer night) implements NamedFee { }

    public sealed interface Message permits Mail, Sms { }

    public record Mail(String address, Optional<String> subject) implements Message { }

    public record Sms(Integer number) implements Message { }

    public sealed interface DefaultMessage permits DefaultMail, DefaultSms { }

    public record DefaultMail(String address, @Config(defaultVal = "Arrival") String subject) implements DefaultMessage { }

    public record DefaultSms(Integer number) implements DefaultMessage { }

    public sealed interface LongMessage permits LongMail, LongSms { }

    public record LongMail(String address, Optional<String> subject) implements LongMessage { }

    public record LongSms(Integer number, String text) implements LongMessage { }

    public sealed interface Closest permits TwoMissing, OneMissing { }

    public record TwoMissing(String address, String subject) implements Closest { }

    public record OneMissing(Integer number) implements Closest { }

    public sealed interface RecordFirst permits FirstTransfer, FirstCash { }

    public record FirstTransfer(String iban) implements RecordFirst { }

    public enum FirstCash implements RecordFirst { EUR }

    public sealed interface EnumFirst permits LastCash, LastTransfer { }

    public enum LastCash implements EnumFirst { EUR }

    public record LastTransfer(String iban) implements EnumFirst { }

    public sealed interface Nested permits Inner, Other { }

    public sealed interface Inner extends Nested permits Innermost { }

    public record Innermost(Integer number) implements Inner { }

    public record Other(String iban) implements Nested { }

    public record Holder(BoxedPayment payment) { }

    public record CarefulHolder(Optional<BoxedPayment> payment) { }

    public record Box<T>(T content) { }

    public record NumberBox(Integer content) { }

    public record IbanRecord(String text) { }

    public static class Iban {
        private final String text;

        public Iban(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return "Iban " + text;
        }
    }

    public static class Code {
        private String text;

        public static Code valueOf(String text) {
            Code code = new Code();
            code.text = text;
            return code;
        }
    }

    public record Desk(int seats) { }

    public record BoxedDesk(Integer seats) { }

    public record OpenDesk(boolean open) { }

    public record Seats(@Config(defaultVal = "many") int seats) { }

    public record Numbers(long a) { }

    public record Shorts(short a) { }

    public record Doubles(double a) { }

    public record Floats(float a) { }

    static class StrictBooleanDecoder extends LeafDecoder<Boolean> {
        @Override
        public String name() {
            return "StrictBoolean";
        }

        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Boolean.class || type.getRawType() == boolean.class;
        }

        @Override
        protected GResultOf<Boolean> leafDecode(String path, ConfigNode node, DecoderContext context) {
            String text = node.getValue().orElse("");
            if (text.equals("true") || text.equals("false")) {
                return GResultOf.result(Boolean.valueOf(text));
            }
            return GResultOf.errors(new ValidationError.ErrorDecodingException(path, node, name(), "write true or false", context));
        }
    }

    interface Read {
        Object from(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tInstead");
        row("`open = true` with a blank at the end", "open = true ", read(Boolean.class),
            "no blank", "open = true", read(Boolean.class));
        primitives();
        row("`seats = 7x` for an `int seats` of a record", "value.seats = 7x", read(Desk.class),
            "`Integer`, whose error names the key", "value.seats = 7x", read(BoxedDesk.class));
        row("`idle = 5` for five seconds", "idle = 5", read(Duration.class),
            "`idle = 5000`", "idle = 5000", read(Duration.class));
        row("a record with an `OffsetDateTime`", "value.time = 2026-05-01T10:00Z", read(Arrival.class),
            "a `String` in the record, or a decoder", "value.time = 2026-05-01T10:00Z", read(ArrivalText.class));
        row("`locale = en-GB` for a `Locale`, and ask for its country", "locale = en-GB",
            gestalt -> gestalt.getConfig("value", Locale.class).getCountry(),
            "`Locale.forLanguageTag(…)` around a `String`", "locale = en-GB",
            gestalt -> Locale.forLanguageTag(gestalt.getConfig("value", String.class)).getCountry());
        row("a sealed type that permits a record with an `int`", "value.iban = DE89", read(Payment.class),
            "`Integer` in that record", "value.iban = DE89", read(BoxedPayment.class));
        row("a permitted record whose `Optional` is absent", "value.address = desk@harbour.example", read(Message.class),
            "a key for each member", "value.address = desk@harbour.example\nvalue.subject = Arrival", read(Message.class));
        points();
        row("two permitted records with the same member", "value.amount = 5", read(Fee.class),
            "another name in each", "value.night = 5", read(NamedFee.class));
        row("`type = PerNight` to choose a permitted record", "value.type = PerNight\nvalue.amount = 5", read(Fee.class),
            "a member that only this record has", "value.night = 5", read(NamedFee.class));
        row("keys that no permitted record has", "value.card = 4711", read(BoxedPayment.class),
            "those of one record", "value.number = 4711", read(BoxedPayment.class));
        row("a sealed type whose key is missing, even with a default", "value.other = 1",
            gestalt -> gestalt.getConfig("value.payment", new BoxedTransfer("DE89"), BoxedPayment.class),
            "an `Optional` of it", "value.other = 1", gestalt -> gestalt.getConfig("value.payment", new TypeCapture<Optional<BoxedPayment>>() { }));
        row("a sealed type that permits an enum after a record", "value.iban = DE89", read(RecordFirst.class),
            "the enum first in `permits`", "value.iban = DE89", read(EnumFirst.class));
        others();
        row("`Properties` for a group", "value.size = 20", read(Properties.class),
            "`Map<String, String>`", "value.size = 20", gestalt -> gestalt.getConfig("value", new TypeCapture<Map<String, String>>() { }));
        row("`Box<Integer>`, your own generic record", "value.content = 5",
            gestalt -> {
                Box<Integer> box = gestalt.getConfig("value", new TypeCapture<Box<Integer>>() { });
                Integer content = box.content();
                return content;
            },
            "a record without a type parameter", "value.content = 5", read(NumberBox.class));
        row("a record for one text, `iban = DE89`", "iban = DE89", read(IbanRecord.class),
            "a class with a `String` constructor", "iban = DE89", read(Iban.class));
        row("a class with `valueOf` for one text", "code = DE89",
            gestalt -> {
                Code code = gestalt.getConfig("value", Code.class);
                return code;
            },
            "a `String` constructor", "code = DE89", read(Iban.class));

        DateTimeFormatter german = DateTimeFormatter.ofPattern("dd.MM.yyyy");
        Gestalt wrong = load("value = 01.05.2026", new GestaltBuilder().setLocalDateFormat(german));
        Gestalt right = load("value = 01.05.2026", new GestaltBuilder()
            .addDecoder(new LocalDateDecoder("dd.MM.yyyy")).addDefaultDecoders());
        print("`setLocalDateFormat(…)`", result(wrong, read(LocalDate.class)),
            "`addDecoder(new LocalDateDecoder(…))`", result(right, read(LocalDate.class)));
        wrong = load("value = 01.05.2026", new GestaltBuilder()
            .addDefaultDecoders().addDecoder(new LocalDateDecoder("dd.MM.yyyy")));
        print("`addDecoder(new LocalDateDecoder(…))` after `addDefaultDecoders()`",
            result(wrong, read(LocalDate.class)), "before it", result(right, read(LocalDate.class)));
        wrong = load("value = 90", new GestaltBuilder().addDecoder(new LocalDateDecoder("dd.MM.yyyy")));
        right = load("value = 90", new GestaltBuilder()
            .addDecoder(new LocalDateDecoder("dd.MM.yyyy")).addDefaultDecoders());
        print("`addDecoder(…)` alone", result(wrong, read(Integer.class)),
            "`addDefaultDecoders()` too", result(right, read(Integer.class)));
    }

    /** The key address: 3 + 2 points against 4 (also with a default), against 8 + 2, and 8 + 2 against 4 for a key of neither. */
    private static void points() throws GestaltException {
        String address = "value.address = Ada";
        check(result(load(address, new GestaltBuilder()), read(DefaultMessage.class)), "value.number, for class: DefaultSms");
        check(result(load(address, new GestaltBuilder()), read(LongMessage.class)), "LongMail[address=Ada, subject=Optional.empty]");
        check(result(load("value.card = 4711", new GestaltBuilder()), read(Closest.class)), "value.number, for class: OneMissing");
    }

    /** What a wrong text for a primitive component hides, and a boolean that is refused. */
    private static void primitives() throws GestaltException {
        for (Class<?> type : List.of(Desk.class, Numbers.class, Shorts.class, Doubles.class, Floats.class, Seats.class)) {
            Gestalt gestalt = load(type == Seats.class ? "value.name = Lobby" : "value.seats = 7x\nvalue.a = 7x", new GestaltBuilder());
            try {
                throw new AssertionError(gestalt.getConfig("value", type));
            } catch (GestaltException problem) {
                throw new AssertionError(problem);
            } catch (RuntimeException problem) {
                check(problem.getMessage(), "Could not construct type (");
                if (String.valueOf(problem.getCause()).contains("7x") || problem.getMessage().contains("value")) {
                    throw new AssertionError(problem);
                }
            }
        }
        check(result(load("value.seats = 7x", new GestaltBuilder()), gestalt -> gestalt.getConfig("value", new Desk(2), Desk.class)), "RuntimeException");
        check(result(load("value.seats = 7x", new GestaltBuilder()), gestalt -> gestalt.getConfig("value.seats", int.class)), "Unable to parse");
        check(result(load("value.open = yes", new GestaltBuilder()), read(OpenDesk.class)), "OpenDesk[open=false]");
        for (Class<?> type : List.of(Boolean.class, boolean.class)) {
            check(result(strict("value = yes"), read(type)), "write true or false");
            check(result(strict("value = true"), read(type)), "true");
        }
        check(result(strict("value.open = yes"), read(OpenDesk.class)), "RuntimeException");
        Gestalt idle = load("value.idle = soon", new GestaltBuilder());
        check(result(idle, gestalt -> {
            try {
                return gestalt.getConfig("value.idle", Duration.class);
            } catch (GestaltException problem) {
                return problem.getMessage();
            }
        }), "LeafNode{value='*****'}");
    }

    private static Gestalt strict(String properties) throws GestaltException {
        return load(properties, new GestaltBuilder().addDecoder(new StrictBooleanDecoder()).addDefaultDecoders());
    }

    /** A sealed type in a sealed type or as a member whose key is missing, and patterns. */
    private static void others() throws GestaltException {
        check(result(load("value.number = 5", new GestaltBuilder()), read(Nested.class)), "Innermost[number=5]");
        check(result(load("value.other = 5", new GestaltBuilder()), read(Holder.class)), "NullPointerException");
        check(result(load("value.other = 5", new GestaltBuilder()), read(CarefulHolder.class)), "Optional.empty");
        check(result(load("times = 2026-05-01T10:00Z", new GestaltBuilder()), gestalt -> {
            OffsetDateTime first = gestalt.getConfig("value", new TypeCapture<List<OffsetDateTime>>() { }).get(0);
            return first;
        }), "ClassCastException");
        check(result(load("room = [", new GestaltBuilder()),
            gestalt -> gestalt.getConfig("value", Pattern.compile("room"), Pattern.class)), "PatternSyntaxException");
        Read matches = gestalt -> gestalt.getConfig("value", Pattern.class).matcher("ATTIC").matches();
        check(result(load("room = Attic", new GestaltBuilder()), matches), "true");
        check(result(load("room = (?-i)Attic", new GestaltBuilder()), matches), "false");
    }

    private static void check(String got, String part) {
        if (!got.contains(part)) {
            throw new AssertionError(got);
        }
    }

    private static Read read(Class<?> type) {
        return gestalt -> gestalt.getConfig("value", type);
    }

    private static void row(String mistake, String wrong, Read bad, String instead, String right, Read good)
            throws GestaltException {
        print(mistake, result(load(wrong, new GestaltBuilder()), bad),
            instead, result(load(right, new GestaltBuilder()), good));
    }

    private static void print(String mistake, String got, String instead, String better) {
        System.out.println(mistake + "\t" + got + "\t" + instead + ": " + better);
    }

    /** The properties, whose first name becomes the path that is read. */
    private static Gestalt load(String properties, GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig(properties.replaceFirst("^\\w+", "value")).setFormat("properties").build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String result(Gestalt gestalt, Read read) {
        String text;
        try {
            text = String.valueOf(read.from(gestalt));
        } catch (GestaltException problem) {
            text = problem.getMessage().split("message: ")[1].split("\n")[0]
                .replaceAll(" docs\\.[\\w.]*[.$]|, \\w+ node: LeafNode\\{value='[^']*'},?", " …")
                .replaceAll(" (on|for) [Pp]ath:? value(?!\\[)( …)?", " …");
        } catch (RuntimeException | StackOverflowError problem) {
            text = problem.getClass().getSimpleName();
        }
        return text.isEmpty() ? "an empty text" : "`" + text + "`";
    }
}
