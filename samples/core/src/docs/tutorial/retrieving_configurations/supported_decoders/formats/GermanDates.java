package docs.tutorial.retrieving_configurations.supported_decoders.formats;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.LocalDateDecoder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class GermanDates {

    public static void main(String[] args) throws GestaltException {
        // region german-dates
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addDecoder(new LocalDateDecoder("dd.MM.yyyy"))
            .addDefaultDecoders()
            .setDateDecoderFormat(DateTimeFormatter.ofPattern("dd.MM.yyyy HH:mm"))
            .build();
        gestalt.loadConfigs();

        LocalDate opening = gestalt.getConfig("booking.opening", LocalDate.class);
        LocalDateTime arrival =
            gestalt.getConfig("booking.arrival", LocalDateTime.class);
        System.out.println("Opens on " + opening + ", first guests " + arrival);
        // endregion german-dates
    }
}
