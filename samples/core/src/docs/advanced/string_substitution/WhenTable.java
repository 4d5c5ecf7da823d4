package docs.advanced.string_substitution;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** What differs between ${…} and #{…}; each cell was tried. */
public class WhenTable {

    public record Room(String price) { }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Question\t`${…}`\t`#{…}`");
        System.setProperty("price", "80");
        Gestalt gestalt = load(Map.of("load.price", "${sys:price}", "read.price", "#{sys:price}",
            "load.pin", "${random:uuid}", "read.pin", "#{random:uuid}"));
        String loadPin = gestalt.getConfig("load.pin", String.class);
        String readPin = gestalt.getConfig("read.pin", String.class);
        check(loadPin.equals(gestalt.getConfig("load.pin", String.class)));
        check(!readPin.equals(gestalt.getConfig("read.pin", String.class)));
        row("When is it replaced?", "in `loadConfigs()`, and after each reload of any source", "at each read, and never kept in the cache");

        check(gestalt.getConfig("read", Room.class).price().equals("80"));
        System.setProperty("price", "90");
        check(gestalt.getConfig("load", Room.class).price().equals("80"));
        check(gestalt.getConfig("read", Room.class).price().equals("90"));
        row("And in an object?", "the same", "each read of the object makes a new one; an object that you have stays as it is");

        check(error(() -> load(Map.of("price", "${nope}"))).startsWith("Failed post processing config nodes"));
        Gestalt lenient = load(Map.of("price", "#{nope}"));
        check(error(() -> lenient.getConfig("price", String.class)).startsWith("Failed getting config path: price"));
        check(lenient.getConfig("price", "75", String.class).equals("75"));
        check(lenient.getConfigOptional("price", String.class).isEmpty());
        row("What if nothing has the name?", "`loadConfigs()` throws",
            "`getConfig` throws; with a default you get the default, and `getConfigOptional` is empty");

        Map<String, String> values = new ConcurrentHashMap<>(Map.of("base", "80", "load", "${base}", "read", "#{base}"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt live = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("pin", "${random:uuid}").build())
            .build();
        live.loadConfigs();
        String pin = live.getConfig("pin", String.class);
        values.put("base", "90");
        check(live.getConfig("load", String.class).equals("80") && live.getConfig("read", String.class).equals("80"));
        strategy.reload();
        check(live.getConfig("load", String.class).equals("90") && live.getConfig("read", String.class).equals("90"));
        // The other source was not read again, and its placeholder was replaced again.
        check(!pin.equals(live.getConfig("pin", String.class)));
        row("Does it see a changed key of a source?", "after a reload of that source", "after a reload of that source");

        Tags dev = Tags.profile("dev");
        Gestalt tagged = new GestaltBuilder()
            .setDefaultTags(dev)
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("base", "80").build())
            .addSource(MapConfigSourceBuilder.builder().setTags(dev)
                .setCustomConfig(Map.of("base", "90", "load", "${base}", "read", "#{base}")).build())
            .build();
        tagged.loadConfigs();
        for (String key : List.of("load", "read")) {
            check(tagged.getConfig(key, String.class).equals("80") && tagged.getConfig(key, String.class, dev).equals("80"));
        }

        Gestalt secrets = load(Map.of("db.password", "p@ss", "db.url", "desk:${db.password}", "mail.url", "desk:#{db.password}"));
        String printed = secrets.debugPrint(Tags.of());
        check(printed.contains("url=LeafNode{value='desk:p@ss'}") && printed.contains("url=LeafNode{value='desk:#{db.password}'}"));

        check(load(Map.of("answer", "${b}", "b", "x,y")).getConfig("answer", new TypeCapture<List<String>>() {})
            .equals(List.of("x", "y")));
        check(load(Map.of("answer", "#{b}", "b", "x,y")).getConfig("answer", new TypeCapture<List<String>>() {})
            .equals(List.of("x", "y")));
    }

    private interface Call {
        Object get() throws GestaltException;
    }

    private static String error(Call call) {
        try {
            return "no error: " + call.get();
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }

    private static Gestalt load(Map<String, String> values) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static void check(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("The library answers otherwise.");
        }
    }

    private static void row(String question, String load, String read) {
        System.out.println(question + "\t" + load + "\t" + read);
    }
}
