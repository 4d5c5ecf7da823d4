package docs.tutorial.annotations.annotations_code.defaults;

import java.time.DayOfWeek;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Reads a record of which the file has no key, and prints what each default became. */
public class DefaultTypes {

    public record Hotel(
        @Config(defaultVal = "30") int beds,
        @Config(defaultVal = "true") Boolean open,
        @Config(defaultVal = "PT15M") Duration hold,
        @Config(defaultVal = "monday") DayOfWeek cleaning,
        @Config(defaultVal = "card, cash") List<String> methods,
        @Config(defaultVal = "summer=120") Map<String, Integer> prices,
        @Config(defaultVal = "4") Optional<Integer> stars) { }

    public record Escaped(@Config(defaultVal = "card\\, cash") List<String> methods) { }

    public static void main(String[] args) throws Exception {
        Gestalt gestalt = load();
        Hotel hotel = gestalt.getConfig("hotel", Hotel.class);
        if (!gestalt.getConfig("hotel", Escaped.class).methods().equals(List.of("card, cash"))) {
            throw new AssertionError("the comma divides");
        }
        System.out.println("Type\t`defaultVal`\tYou get");
        for (var component : Hotel.class.getRecordComponents()) {
            System.out.printf("`%s`\t`%s`\t`%s`%n",
                component.getGenericType().getTypeName().replaceAll("\\w+\\.", ""),
                component.getAccessor().getAnnotation(Config.class).defaultVal(),
                component.getAccessor().invoke(hotel));
        }
    }

    private static Gestalt load() throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("hotel.name", "Harbour Hotel").build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
