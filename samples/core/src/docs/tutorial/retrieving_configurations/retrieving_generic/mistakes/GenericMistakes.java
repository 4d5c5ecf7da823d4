package docs.tutorial.retrieving_configurations.retrieving_generic.mistakes;

import java.lang.reflect.UndeclaredThrowableException;
import java.time.DayOfWeek;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.SortedMap;
import java.util.TreeMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Makes each mistake, does it right beside it, and prints what came of both. */
public class GenericMistakes {

    public record Hotel(List<String> rooms) { }

    public record WithPrices(List<String> rooms, Map<String, Integer> prices) { }

    public record WithOptionalPrices(List<String> rooms, Optional<Map<String, Integer>> prices) { }

    public interface Prices {
        Integer winter();
    }

    interface Read {
        Object run(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tInstead");
        row("`List.class`", gestalt -> gestalt.getConfig("methods", List.class),
            "a `TypeCapture`", gestalt -> gestalt.getConfig("methods", new TypeCapture<List<String>>() { }));
        for (TypeCapture<?> type : List.of(new TypeCapture<Queue<String>>() { }, new TypeCapture<ArrayDeque<String>>() { })) {
            if (!outcome(gestalt -> gestalt.getConfig("methods", type)).startsWith("`No decoders found for class: ")) {
                throw new AssertionError(type);
            }
        }
        row("`Collection`, `Queue` or `ArrayDeque`", gestalt -> gestalt.getConfig("methods", new TypeCapture<Collection<String>>() { }),
            "`List<String>`", gestalt -> gestalt.getConfig("methods", new TypeCapture<List<String>>() { }));
        Read sorted = gestalt -> {
            SortedMap<String, Integer> prices = gestalt.getConfig("prices", new TypeCapture<SortedMap<String, Integer>>() { });
            return prices;
        };
        Read enums = gestalt -> {
            EnumMap<DayOfWeek, Integer> days = gestalt.getConfig("days", new TypeCapture<EnumMap<DayOfWeek, Integer>>() { });
            return days;
        };
        if (!outcome(enums).equals(outcome(sorted))) {
            throw new AssertionError(outcome(enums));
        }
        row("`SortedMap` or `EnumMap`", sorted, "`TreeMap`, or `new EnumMap<>(…)` around a `Map`",
            gestalt -> gestalt.getConfig("prices", new TypeCapture<TreeMap<String, Integer>>() { }).toString()
                + new EnumMap<>(gestalt.getConfig("days", new TypeCapture<Map<DayOfWeek, Integer>>() { })));
        row("`int[].class`", gestalt -> gestalt.getConfig("floors", int[].class),
            "`Integer[].class`", gestalt -> gestalt.getConfig("floors", Integer[].class).length);
        row("a `Map` at the path of a list", gestalt -> gestalt.getConfig("hotel.rooms", new TypeCapture<Map<String, String>>() { }),
            "`List<String>`", gestalt -> gestalt.getConfig("hotel.rooms", new TypeCapture<List<String>>() { }));
        row("`Map<String, Object>` for a group that contains a list", gestalt -> gestalt.getConfig("hotel", new TypeCapture<Map<String, Object>>() { }),
            "a record", gestalt -> gestalt.getConfig("hotel", Hotel.class));
        row("a member `Map<String, Integer>` without any key", gestalt -> gestalt.getConfig("hotel", WithPrices.class),
            "`Optional<Map<String, Integer>>`", gestalt -> gestalt.getConfig("hotel", WithOptionalPrices.class));
        row("a text without `=` for a map", gestalt -> gestalt.getConfig("methods", new TypeCapture<Map<String, Integer>>() { }),
            "`summer=120`", gestalt -> gestalt.getConfig("inline", new TypeCapture<Map<String, Integer>>() { }));
        row("a `LinkedHashMap` for the order of the file",
            gestalt -> gestalt.getConfig("ordered", new TypeCapture<LinkedHashMap<String, Integer>>() { }),
            "a list of records", gestalt -> gestalt.getConfig("ordered", new TypeCapture<TreeMap<String, Integer>>() { }));
        row("a key without a text, for an empty list",
            gestalt -> quoted(gestalt.getConfig("empty", new TypeCapture<List<String>>() { })),
            "a single comma",
            gestalt -> quoted(gestalt.getConfig("comma", new TypeCapture<List<String>>() { })));
        row("the path `methods[1]` for a list on one line", gestalt -> gestalt.getConfig("methods[1]", String.class),
            "read the list", gestalt -> gestalt.getConfig("methods", new TypeCapture<List<String>>() { }).get(1));
        row("print an interface", gestalt -> gestalt.getConfig("prices", Prices.class).toString(),
            "print what its methods return", gestalt -> gestalt.getConfig("prices", Prices.class).winter());
    }

    private static List<String> quoted(List<String> list) {
        return list.stream().map(text -> "\"" + text + "\"").toList();
    }

    private static void row(String mistake, Read wrong, String remedy, Read right) throws GestaltException {
        String then = outcome(right);
        if (then.contains("Exception")) {
            throw new AssertionError(mistake + ": " + then);
        }
        System.out.println(String.join("\t", mistake, outcome(wrong), remedy));
    }

    private static String outcome(Read read) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("days.monday", "1")
                .addCustomConfig("empty", "")
                .addCustomConfig("comma", ",")
                .addCustomConfig("methods", "card, cash")
                .addCustomConfig("floors", "1, 2")
                .addCustomConfig("prices.summer", "120")
                .addCustomConfig("prices.winter", "90")
                .addCustomConfig("hotel.rooms[0]", "Attic")
                .addCustomConfig("inline", "summer=120")
                .addCustomConfig("ordered", "winter=90, summer=120, autumn=100")
                .build())
            .build();
        gestalt.loadConfigs();
        try {
            return "`" + read.run(gestalt) + "`";
        } catch (UndeclaredThrowableException e) {
            return "`UndeclaredThrowableException`";
        } catch (GestaltException e) {
            return "`" + e.getMessage().lines().skip(1).findFirst().orElseThrow().replaceAll(".*message: ", "").replaceAll(" for entry.*|, for class: [A-Z].*", "") + "`";
        } catch (RuntimeException e) {
            return "`" + e.getClass().getSimpleName() + "`";
        }
    }
}
