package docs.tutorial.retrieving_configurations.supported_decoders.tables;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Date;

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
    }
}
