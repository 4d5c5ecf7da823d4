package docs.advanced.configurable_options;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Date;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.LocalDateDecoder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/advanced/configurable-options.mdx: which types each option of dates reaches
/** Reads a date in the German form as three types, with each option that has a pattern. */
public class DateFormats {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("dd.MM.yyyy");
    private static final DateTimeFormatter TIME =
        DateTimeFormatter.ofPattern("dd.MM.yyyy HH:mm");

    public static void main(String[] args) throws GestaltException {
        System.out.println("On the builder\t`Date`\t`LocalDateTime`\t`LocalDate`");
        row("`setDateDecoderFormat(…)`", b -> b.setDateDecoderFormat(TIME),
            b -> b.setDateDecoderFormat(DAY));
        row("`setLocalDateTimeFormat(…)`", b -> b.setLocalDateTimeFormat(TIME),
            b -> b.setLocalDateTimeFormat(DAY));
        row("`setLocalDateFormat(…)`", b -> b.setLocalDateFormat(TIME),
            b -> b.setLocalDateFormat(DAY));
        row("the decoder above, and no option",
            DateFormats::withDecoder, DateFormats::withDecoder);
    }

    static GestaltBuilder withDecoder(GestaltBuilder builder) {
        return builder
            .addDecoder(new LocalDateDecoder("dd.MM.yyyy"))
            .addDefaultDecoders();
    }

    private static void row(String call, UnaryOperator<GestaltBuilder> time,
            UnaryOperator<GestaltBuilder> day) throws GestaltException {
        System.out.println(call + "\t" + read(time, "arrival", Date.class)
            + "\t" + read(time, "arrival", LocalDateTime.class)
            + "\t" + read(day, "opening", LocalDate.class));
    }

    private static String read(UnaryOperator<GestaltBuilder> option, String path, Class<?> type)
            throws GestaltException {
        Gestalt gestalt = option.apply(new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("arrival", "01.05.2026 15:30", "opening", "01.05.2026"))
                .build()))
            .build();
        gestalt.loadConfigs();
        return gestalt.getConfigOptional(path, type).isPresent() ? "is read" : "fails";
    }
}
