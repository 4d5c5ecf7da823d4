package docs.tutorial.retrieving_configurations.supported_decoders.first;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class ReadTypes {

    public enum Season { SUMMER, WINTER }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .build();
        gestalt.loadConfigs();
        // region read-types
        int port = gestalt.getConfig("http.port", Integer.class);
        Duration idle = gestalt.getConfig("http.idle", Duration.class);
        Season season = gestalt.getConfig("booking.season", Season.class);
        LocalDate opening = gestalt.getConfig("booking.opening", LocalDate.class);
        List<DayOfWeek> closed = gestalt.getConfig("desk.closed",
            new TypeCapture<List<DayOfWeek>>() { });

        System.out.println("Port " + port + ", idle " + idle.toSeconds() + " s");
        System.out.println(season + " from " + opening.getDayOfWeek() + ", " + opening);
        System.out.println("Closed on " + closed);
        // endregion read-types
    }
}
