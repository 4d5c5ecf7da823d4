package docs.tutorial.retrieving_configurations.retrieving_configuration.types;

import java.math.BigDecimal;
import java.time.Duration;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class TypesOfOneValue {

    public enum Season { SUMMER, WINTER }

    static Gestalt gestalt;

    public static void main(String[] args) throws GestaltException {
        gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("types.properties").build())
            .build();
        gestalt.loadConfigs();
        System.out.println("Text in the file\tYou ask for\tYou get");
        row("http.port", Integer.class);
        if (!gestalt.getConfig("http.port", int.class).equals(gestalt.getConfig("http.port", Integer.class))) {
            throw new AssertionError("int and Integer differ");
        }
        row("booking.turnover", BigDecimal.class);
        row("db.timeout", Duration.class);
        row("booking.season", Season.class);
        row("booking.open", Boolean.class);
    }

    private static void row(String path, Class<?> type) throws GestaltException {
        System.out.printf("`%s`\t`%s.class`\t`%s`%n",
            gestalt.getConfig(path, String.class), type.getSimpleName(), gestalt.getConfig(path, type));
    }
}
