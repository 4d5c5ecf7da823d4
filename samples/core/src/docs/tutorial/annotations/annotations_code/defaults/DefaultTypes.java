package docs.tutorial.annotations.annotations_code.defaults;

import java.time.DayOfWeek;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Reads a record of which the file has no key, and prints what each default became. */
public class DefaultTypes {

    public record Hotel(
        @Config(defaultVal = "30") int beds,
        @Config(defaultVal = "PT15M") Duration hold,
        @Config(defaultVal = "monday") DayOfWeek cleaning,
        @Config(defaultVal = "bed, breakfast") String offer,
        @Config(defaultVal = "card, cash") List<String> methods,
        @Config(defaultVal = "summer=120") Map<String, Integer> prices,
        @Config(defaultVal = "4") Optional<Integer> stars) { }

    public record Escaped(
        @Config(defaultVal = "card\\, cash") List<String> methods,
        @Config(defaultVal = "card\\, cash") String[] array,
        @Config(defaultVal = "card\\, cash") Set<String> set,
        @Config(defaultVal = "summer=a\\, b") Map<String, String> map,
        @Config(defaultVal = "card\\, a=b") String text) { }

    public record Wrong(String name, @Config(defaultVal = "ten") Integer beds) { }

    public static void main(String[] args) throws Exception {
        Gestalt gestalt = load();
        Hotel hotel = gestalt.getConfig("hotel", Hotel.class);
        Escaped escaped = gestalt.getConfig("hotel", Escaped.class);
        if (!escaped.methods().equals(List.of("card, cash")) || !escaped.set().equals(Set.of("card, cash"))
                || escaped.array().length != 1 || !escaped.map().equals(Map.of("summer", "a, b"))) {
            throw new AssertionError("the comma divides");
        }
        if (!escaped.text().equals("card\\, a=b")) {
            throw new AssertionError("a text loses its backslash");
        }
        if (!gestalt.getConfig("hotel", new Wrong("none", 1), Wrong.class).name().equals("none")) {
            throw new AssertionError("the default of the call does not hide the wrong one");
        }
        try {
            throw new AssertionError(gestalt.getConfig("hotel", Wrong.class));
        } catch (GestaltException e) {
            if (!e.getMessage().contains("hotel.beds") || !e.getMessage().contains("'ten'")) {
                throw new AssertionError(e);
            }
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
