package docs.usecase.dynamic_values;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Makes each mistake with values that change, and what to do instead, then prints: you write, you get, instead. */
public class MistakeTable {

    private static final TypeCapture<ConfigContainer<Integer>> NUMBER = new TypeCapture<>() { };

    public record Later(Integer attic, Optional<ConfigContainer<Integer>> suite) { }

    public record WithDefault(@Config(defaultVal = "80") ConfigContainer<Integer> suite) { }

    public record Priced(ConfigContainer<Integer> attic) { }

    public record Checked(Integer attic) {
        public Checked {
            if (attic < 0) {
                throw new IllegalArgumentException("attic");
            }
        }
    }

    public record Plain(Integer attic) { }

    public record Primitive(int attic) { }

    public interface Hotel {
        Prices rates();

        @Config(path = "rates")
        Plain fixed();
    }

    public interface Prices {
        Integer attic();
    }

    public interface Literal {
        Integer maxNights();
    }

    public interface Annotated {
        @Config(path = "max-nights")
        Integer maxNights();
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tInstead");
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = gestalt(values, strategy);

        row("`getConfig(\"rates.attic\", ConfigContainer.class)`", "a `NullPointerException`",
            result(() -> gestalt.getConfig("rates.attic", ConfigContainer.class)).equals("NullPointerException"),
            "a `TypeCapture` that names the type inside", result(() -> gestalt.getConfig("rates.attic", NUMBER).orElseThrow()).equals("80"));
        row("a container for a key that is missing at the first read", "a `GestaltException`, and no container",
            result(() -> gestalt.getConfig("rates.suite", NUMBER)).equals("GestaltException"),
            "a value in the first source, which later sources may override, or `@Config(defaultVal = \"80\")` in a record",
            result(() -> gestalt.getConfig("rates.attic", NUMBER).isPresent()).equals("true"));
        row("a container with `@Config(defaultVal = \"80\")`", "80 until the key is there; when it is gone again, an empty container",
            withDefault().equals("80 95 empty"), "`getOptional().orElse(80)`", true);
        row("a listener that reads the container, registered before the container was read", "the old value in the listener",
            listeners().equals("80 95"), "read the container first, or call `getConfig` in the listener", true);
        row("a container of a text that is no number after the reload", "an empty container, and a warning in the log", wrongText(),
            "`orElseThrow()` at each use, and catch its `GestaltException`", true);
        row("a placeholder without a value, `${season}`, at a reload", "a `GestaltException` from `reload()`, and 80 in the container",
            placeholder("${season}").equals("80, reload failed"), "a default, `${season:=95}`", placeholder("${season:=95}").equals("95"));
        row("an `Optional<ConfigContainer<Integer>>` for a key that comes later", "`Optional.empty`, also after the reload",
            optional().equals("false true"), "read the record again after the reload", true);
        row("an interface with `maxNights()` for the key `max-nights`", "the value, and after a reload an `UndeclaredThrowableException`",
            spelled(Literal.class, Literal::maxNights).equals("7 UndeclaredThrowableException"), "`@Config(path = \"max-nights\")`",
            spelled(Annotated.class, Annotated::maxNights).equals("7 7"));
        row("a container of an interface, or of a record that has an interface or a container inside",
            "the new value, but `reload()` ends in a `ConcurrentModificationException`, and the listeners after it are not told",
            held(new TypeCapture<ConfigContainer<Prices>>() { }, "95").equals("ConcurrentModificationException true")
                && held(new TypeCapture<ConfigContainer<Priced>>() { }, "95").equals("ConcurrentModificationException true"),
            "a container of plain values, or the interface itself",
            held(new TypeCapture<ConfigContainer<Plain>>() { }, "95").equals("no exception true")
                && held(new TypeCapture<Prices>() { }, "95").equals("no exception true")
                && held(new TypeCapture<Map<String, ConfigContainer<Integer>>>() { }, "95").equals("no exception true")
                && held(new TypeCapture<ConfigContainer<Map<String, Integer>>>() { }, "95").equals("no exception true"));
        row("a container of a record with `int attic`, whose text is wrong, or whose key is gone while another key stays",
            "a `RuntimeException` from `reload()`, and the old record",
            held(new TypeCapture<ConfigContainer<Primitive>>() { }, "cheap").equals("RuntimeException false")
                && gone(Map.of("rates.cleaning", "20")).equals("RuntimeException 80")
                && gone(Map.of("title", "Harbour")).equals("no exception empty"),
            "`Integer attic`, which leaves the container empty",
            held(new TypeCapture<ConfigContainer<Plain>>() { }, "cheap").equals("no exception true"));
        row("a container of a record whose constructor refuses the new value",
            "the same; of a Kotlin class, an `InvocationTargetException`",
            held(new TypeCapture<ConfigContainer<Checked>>() { }, "-1").equals("RuntimeException false"),
            "a check where you use the value", true);
        row("`loadConfigs()` a second time, to refresh", "80 in the container, and 95 from `getConfig`",
            loadedTwice().equals("80 80 95"), "`reload()` on the source's strategy", changed().equals("95"));
        row("`==` on two containers of one path", "`true`, but `false` with one that is read after a reload; both follow",
            sameContainer(), "a comparison of the values", true);
        ConfigContainer<Integer> logged = gestalt.getConfig("rates.attic", NUMBER);
        row("a container in a log message, or a record that has one", "`ConfigContainer@…`, without the value",
            new Priced(logged).toString().matches("Priced\\[attic=.*ConfigContainer@[0-9a-f]+]"),
            "the value, from `orElseThrow()`", result(logged::orElseThrow).equals("80"));
        row("`setCustomConfig(new HashMap<>(values))`", "80 after the reload too: the source has the copy", copied().equals("80"),
            "the map itself, best a `ConcurrentHashMap`", changed().equals("95"));
        row("`reload()` on another source's strategy, or on one strategy object that two sources have",
            "80, and no message: an object reloads only the source that got it last",
            otherSource(new ManualConfigReloadStrategy()).equals("80") && otherSource(null).equals("80"),
            "a strategy for each source that changes", changed().equals("95"));
        if (!tagged().equals("70 95") || !inside().equals("95, 80, 95")) {
            throw new IllegalStateException(tagged() + inside());
        }
    }

    private static Gestalt gestalt(Map<String, String> values, ManualConfigReloadStrategy strategy) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(values).addConfigReloadStrategy(strategy).build()).build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String changed() throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = gestalt(values, strategy);
        values.put("rates.attic", "95");
        strategy.reload();
        return gestalt.getConfig("rates.attic", String.class);
    }

    private static String copied() throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = gestalt(new HashMap<>(values), strategy);
        values.put("rates.attic", "95");
        strategy.reload();
        return gestalt.getConfig("rates.attic", String.class);
    }

    /** The price after a reload of the second source, whose strategy the first one has, too, if it has none of its own. */
    private static String otherSource(ManualConfigReloadStrategy own) throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy other = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values)
                .addConfigReloadStrategy(own == null ? other : own).build())
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("title", "Harbour")).addConfigReloadStrategy(other).build())
            .build();
        gestalt.loadConfigs();
        values.put("rates.attic", "95");
        other.reload();
        return gestalt.getConfig("rates.attic", String.class);
    }

    private static boolean wrongText() throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        ConfigContainer<Integer> container = gestalt(values, strategy).getConfig("rates.attic", NUMBER);
        values.put("rates.attic", "ninety");
        strategy.reload();
        return !container.isPresent() && result(container::orElseThrow).equals("GestaltException");
    }

    private static String withDefault() throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        ConfigContainer<Integer> suite = gestalt(values, strategy).getConfig("rates", WithDefault.class).suite();
        String first = suite.getOptional().map(String::valueOf).orElse("empty");
        values.put("rates.suite", "95");
        strategy.reload();
        String there = suite.getOptional().map(String::valueOf).orElse("empty");
        values.remove("rates.suite");
        strategy.reload();
        return first + " " + there + " " + suite.getOptional().map(String::valueOf).orElse("empty");
    }

    /** What a listener sees that was registered before the container was read, and one that was registered after it. */
    private static String listeners() throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = gestalt(values, strategy);
        List<ConfigContainer<Integer>> held = new ArrayList<>();
        List<String> seen = new ArrayList<>();
        CoreReloadListener before = () -> seen.add(held.get(0).getOptional().map(String::valueOf).orElse("empty"));
        CoreReloadListener after = () -> seen.add(held.get(0).getOptional().map(String::valueOf).orElse("empty"));
        gestalt.registerListener(before);
        held.add(gestalt.getConfig("rates.attic", NUMBER));
        gestalt.registerListener(after);
        values.put("rates.attic", "95");
        strategy.reload();
        Objects.requireNonNull(before);
        Objects.requireNonNull(after);
        return String.join(" ", seen);
    }

    /** What ends a reload while the program holds this, and whether it then has another value. */
    private static <T> String held(TypeCapture<T> type, String next) throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        T held = gestalt(values, strategy).getConfig("rates", type);
        String before = attic(held);
        values.put("rates.attic", next);
        String end = "no exception";
        try {
            strategy.reload();
        } catch (RuntimeException e) {
            end = e.getClass().getSimpleName();
        }
        return end + " " + !attic(held).equals(before);
    }

    /** How a reload ends that finds only these values, and what the container of a record with an int then holds. */
    private static String gone(Map<String, String> left) throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80", "rates.cleaning", "20"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        ConfigContainer<Primitive> held = gestalt(values, strategy).getConfig("rates", new TypeCapture<>() { });
        values.putAll(left);
        values.keySet().retainAll(left.keySet());
        String end = "no exception";
        try {
            strategy.reload();
        } catch (RuntimeException e) {
            end = e.getClass().getSimpleName();
        }
        return end + " " + held.getOptional().map(rates -> String.valueOf(rates.attic())).orElse("empty");
    }

    private static String attic(Object held) throws GestaltException {
        if (held instanceof ConfigContainer<?> container) {
            return container.isPresent() ? attic(container.orElseThrow()) : "empty";
        }
        if (held instanceof Map<?, ?> map) {
            return attic(map.get("attic"));
        }
        if (held instanceof Priced priced) {
            return attic(priced.attic());
        }
        return held instanceof Prices prices ? String.valueOf(prices.attic()) : held.toString();
    }

    private static String loadedTwice() throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        Gestalt gestalt = gestalt(values, new ManualConfigReloadStrategy());
        ConfigContainer<Integer> container = gestalt.getConfig("rates.attic", NUMBER);
        Prices view = gestalt.getConfig("rates", Prices.class);
        String first = String.valueOf(view.attic());
        values.put("rates.attic", "95");
        gestalt.loadConfigs();
        if (!first.equals("80") || container.orElseThrow() != 80) {
            throw new IllegalStateException("second load");
        }
        String both = container.orElseThrow() + " " + view.attic() + " " + gestalt.getConfig("rates.attic", Integer.class);
        gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("rates.attic", "110")).build());
        if (container.orElseThrow() != 110 || view.attic() != 110) {
            throw new IllegalStateException("A source that is added later.");
        }
        return both;
    }

    private static boolean sameContainer() throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = gestalt(values, strategy);
        ConfigContainer<Integer> one = gestalt.getConfig("rates.attic", NUMBER);
        boolean same = one == gestalt.getConfig("rates.attic", NUMBER);
        values.put("rates.attic", "95");
        strategy.reload();
        ConfigContainer<Integer> two = gestalt.getConfig("rates.attic", NUMBER);
        values.put("rates.attic", "99");
        strategy.reload();
        return same && one != two && one.orElseThrow() == 99 && two.orElseThrow() == 99;
    }

    private static String placeholder(String text) throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        ConfigContainer<Integer> container = gestalt(values, strategy).getConfig("rates.attic", NUMBER);
        values.put("rates.attic", text);
        try {
            strategy.reload();
            return String.valueOf(container.orElseThrow());
        } catch (GestaltException e) {
            return container.orElseThrow() + ", reload failed";
        }
    }

    private static String optional() throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = gestalt(values, strategy);
        Later held = gestalt.getConfig("rates", Later.class);
        values.put("rates.suite", "120");
        strategy.reload();
        return held.suite().isPresent() + " " + gestalt.getConfig("rates", Later.class).suite().isPresent();
    }

    private static <T> String spelled(Class<T> type, Function<T, Integer> method) throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        T view = gestalt(new ConcurrentHashMap<>(Map.of("rates.max-nights", "7")), strategy).getConfig("rates", type);
        String before = result(() -> method.apply(view));
        strategy.reload();
        return before + " " + result(() -> method.apply(view));
    }

    /** What was taken out of an interface before a reload: an interface follows, a record does not, unless it is asked for again. */
    private static String inside() throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("hotel.rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = gestalt(values, strategy);
        Hotel hotel = gestalt.getConfig("hotel", Hotel.class);
        ConfigContainer<Integer> frozen = gestalt.getConfig("hotel.rates.attic", NUMBER);
        gestalt.removeListener(frozen);
        Prices prices = hotel.rates();
        Plain plain = hotel.fixed();
        values.put("hotel.rates.attic", "95");
        strategy.reload();
        if (frozen.orElseThrow() != 80) {
            throw new IllegalStateException("A container that was removed follows.");
        }
        return prices.attic() + ", " + plain.attic() + ", " + hotel.fixed().attic();
    }

    /** A container that was read with a tag follows the source with that tag. */
    private static String tagged() throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("rates.attic", "70")).build())
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).setTags(Tags.profile("summer"))
                .addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        ConfigContainer<Integer> plain = gestalt.getConfig("rates.attic", NUMBER);
        ConfigContainer<Integer> summer = gestalt.getConfig("rates.attic", NUMBER, Tags.profile("summer"));
        values.put("rates.attic", "95");
        strategy.reload();
        return plain.orElseThrow() + " " + summer.orElseThrow();
    }

    private static String result(Callable<Object> call) {
        try {
            return String.valueOf(call.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    private static void row(String written, String told, boolean proven, String instead, boolean works) {
        if (!proven || !works) {
            throw new IllegalStateException(written + ": " + (proven ? instead : told));
        }
        System.out.println(written + "\t" + told + "\t" + instead);
    }
}
