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
        row(OffsetDateTime.class, "2026-05-01T10:00:00+02:00", "`OffsetDateTime.parse(text)`", OffsetDateTime::parse);
        row(ZonedDateTime.class, "2026-05-01T10:00:00Z", "`ZonedDateTime.parse(text)`", ZonedDateTime::parse);
        row(LocalTime.class, "22:00", "`LocalTime.parse(text)`", LocalTime::parse);
        row(YearMonth.class, "2026-05", "`YearMonth.parse(text)`", YearMonth::parse);
        row(Period.class, "P14D", "`Period.parse(text)`", Period::parse);
        row(ZoneId.class, "Europe/Berlin", "`ZoneId.of(text)`", ZoneId::of);
        row(Currency.class, "EUR", "`Currency.getInstance(text)`", Currency::getInstance);
        row(Charset.class, "UTF-8", "`Charset.forName(text)`", Charset::forName);
        row(Class.class, "java.lang.String", "`Class.forName(text)`", Class::forName);
        row(InetAddress.class, "127.0.0.1", "`InetAddress.getByName(text)`", InetAddress::getByName);
        row(Locale.class, "en-GB", "`Locale.forLanguageTag(text)`", Locale::forLanguageTag);
        row(CharSequence.class, "Lobby", "`text`", text -> text);
        row(int[].class, "1, 2", "read an `Integer[]`",
            text -> gestalt.getConfig("value", Integer[].class));
    }

    private static void row(Class<?> type, String text, String call, FromText instead) throws Exception {
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
            throw new IllegalStateException(call);
        }
        System.out.println("`" + type.getSimpleName() + "`\t`" + text + "`\t" + got + "\t" + call);
    }
}
