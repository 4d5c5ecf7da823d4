package docs.modules.validator_hibernate;

import com.github.gestalt.config.validation.hibernate.builder.HibernateModuleBuilder;
import jakarta.validation.Validation;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Positive;
import java.util.Locale;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Its texts come from ValidationMessages.properties, and in German from ValidationMessages_de.properties. */
public class OwnTexts {

    public record Prices(@Positive int night) { }

    public record Hotel(@Min(value = 5, message = "{rooms.few}") int rooms) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt english = load();
        print(english, "prices", Prices.class);
        print(english, "hotel", Hotel.class);

        Locale.setDefault(Locale.GERMAN);
        print(load(), "hotel", Hotel.class);
        // The first one keeps the language that its factory began with.
        if (!text(english, "hotel", Hotel.class).endsWith("5 rooms")) {
            throw new IllegalStateException();
        }
    }

    static Gestalt load() throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .setValidationEnabled(true)
            .addModuleConfig(HibernateModuleBuilder.builder()
                .setValidator(Validation.buildDefaultValidatorFactory()
                    .getValidator())
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("prices.night", "-12")
                .addCustomConfig("hotel.rooms", "2")
                .build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    static void print(Gestalt gestalt, String path, Class<?> type) {
        System.out.println(text(gestalt, path, type));
    }

    /** What the validator says; the rest of the message is Gestalt's. */
    static String text(Gestalt gestalt, String path, Class<?> type) {
        try {
            return gestalt.getConfig(path, type).toString();
        } catch (GestaltException e) {
            String message = e.getMessage();
            return message.substring(message.indexOf("on path"));
        }
    }
}
