package docs.tutorial.retrieving_configurations.supported_decoders.tables;

import java.net.InetAddress;
import java.nio.charset.Charset;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Types of the JDK that no decoder makes, and the call that makes them from a text. */
public class OtherTypes {

    interface FromText {
        Object make(String text) throws Exception;
    }

    private static Gestalt gestalt;

    public static void main(String[] args) throws Exception {
        System.out.println("Type\tText\tYou get\tInstead");
        row("`OffsetDateTime`, `ZonedDateTime`", OffsetDateTime.class, "2026-05-01T10:00:00+02:00", "`OffsetDateTime.parse(text)`", OffsetDateTime::parse);
        same(ZonedDateTime.class, "2026-05-01T10:00:00Z", ZonedDateTime::parse);
        row("`LocalTime`, `YearMonth`, `Period`", LocalTime.class, "22:00", "`LocalTime.parse(text)`", LocalTime::parse);
        same(YearMonth.class, "2026-05", YearMonth::parse);
        same(Period.class, "P14D", Period::parse);
        row(ZoneId.class, "Europe/Berlin", "`ZoneId.of(text)`", ZoneId::of);
        row(Currency.class, "EUR", "`Currency.getInstance(text)`", Currency::getInstance);
        row(Charset.class, "UTF-8", "`Charset.forName(text)`", Charset::forName);
        row(Class.class, "java.lang.String", "`Class.forName(text)`", Class::forName);
        row(InetAddress.class, "127.0.0.1", "`InetAddress.getByName(text)`", InetAddress::getByName);
        row(Locale.class, "en-GB", "`Locale.forLanguageTag(text)`", Locale::forLanguageTag);
        row(CharSequence.class, "Lobby", "`text`", text -> text);
        row("`Number`, `AtomicInteger`", Number.class, "7", "read an `Integer`",
            text -> gestalt.getConfig("value", Integer.class));
        same(AtomicInteger.class, "7", text -> new AtomicInteger(gestalt.getConfig("value", Integer.class)));
        row("`int[]`, `double[]`", int[].class, "1, 2", "read an `Integer[]`",
            text -> gestalt.getConfig("value", Integer[].class));
        same(double[].class, "1, 2", text -> gestalt.getConfig("value", Double[].class));
        row("`char[]`, `byte[]`", char[].class, "secret", "`text.toCharArray()`, `text.getBytes()`", String::toCharArray);
        same(byte[].class, "secret", String::getBytes);
    }

    private static void row(Class<?> type, String text, String call, FromText instead) throws Exception {
        row("`" + type.getSimpleName() + "`", type, text, call, instead);
    }

    private static void row(String types, Class<?> type, String text, String call, FromText instead) throws Exception {
        System.out.println(types + "\t`" + text + "`\t" + read(type, text, instead) + "\t" + call);
    }

    /** A type that the row before it names, too. */
    private static void same(Class<?> type, String text, FromText instead) throws Exception {
        if (!read(type, text, instead).equals("`ClassCastException`")) {
            throw new IllegalStateException(type.getName());
        }
    }

    private static String read(Class<?> type, String text, FromText instead) throws Exception {
        gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("value", text)).build())
            .build();
        gestalt.loadConfigs();
        String got;
        try {
            // The cast is what the compiler adds where you assign the result to a variable of the type.
            Object result = type.cast(gestalt.getConfig("value", type));
            got = "`" + result + "`";
        } catch (GestaltException problem) {
            got = "`" + TypeTable.firstProblem(problem) + "`";
        } catch (ClassCastException problem) {
            got = "`ClassCastException`";
        }
        Object made = instead.make(gestalt.getConfig("value", String.class));
        if (!(type.isInstance(made) || made instanceof Object[])) {
            throw new IllegalStateException(type.getName());
        }
        return got;
    }
}
