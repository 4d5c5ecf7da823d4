package docs.tutorial.retrieving_configurations.supported_decoders.tables;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.decoder.LocalDateDecoder;
import org.github.gestalt.config.node.LeafNode;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.tag.Tags;

/** Types of dates and times, read in the time zone UTC. */
public class TimeTypes {

    public static void main(String[] args) {
        System.out.println("Type\tText → what you get\tRefused\tMessage");
        TypeTable.row("`Duration`", Duration.class, "5s", "PT5S", "5000", "P1DT2H", "-5");
        TypeTable.row("`Instant`", Instant.class, "2026-05-01",
            "2026-05-01T10:00:00Z", "2026-05-01T10:00:00+02:00");
        TypeTable.row("`LocalDate`", LocalDate.class, "01.05.2026", "2026-05-01");
        TypeTable.row("`LocalDateTime`", LocalDateTime.class, "2026-05-01",
            "2026-05-01T10:00", "2026-05-01T10:00:00+02:00");
        TypeTable.row("`Date`", Date.class, "2026-05-01",
            "2026-05-01T10:00:00", "2026-05-01T10:00:00+02:00");
        expect(Duration.class, "PT1.5S", "PT1.5S");
        for (String refused : List.of("1.5", "P1W", "P1M", "1m30s")) {
            expect(Duration.class, refused, "Unable to decode a Duration");
        }
        expect(Instant.class, "1777629600000", "Unable to decode a Instant");
        patterns();
    }

    /** A pattern that does not exist, and the name of a month in two locales. */
    private static void patterns() {
        try {
            new LocalDateDecoder("TT.MM.JJJJ");
            throw new IllegalStateException("the pattern was accepted");
        } catch (IllegalArgumentException expected) {
            // thrown by Java's DateTimeFormatter
        }
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        DecoderContext none = null;
        var mai = new LocalDateDecoder("d. MMMM yyyy")
            .decode("value", Tags.of(), new LeafNode("1. Mai 2026"), TypeCapture.of(LocalDate.class), none);
        Locale.setDefault(before);
        if (!mai.results().equals(LocalDate.of(2026, 5, 1))) {
            throw new IllegalStateException("the month");
        }
    }

    private static void expect(Class<?> type, String text, String start) {
        if (!TypeTable.read(TypeCapture.of(type), "value = " + text).startsWith(start)) {
            throw new IllegalStateException(text);
        }
    }
}
