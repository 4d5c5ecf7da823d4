package docs.tutorial.retrieving_configurations.retrieving_generic.live;

import java.lang.reflect.UndeclaredThrowableException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.ProxyDecoderMode;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Reads interfaces of one method with the key, without it, and calls them after a reload that lost it or made it malformed. */
public class InterfaceMethods {

    public interface GetNotice {
        String getNotice();
    }

    public interface IsOpen {
        boolean isOpen();
    }

    public interface IsHeated {
        Boolean isHeated();
    }

    public interface Seats {
        @Config(defaultVal = "3")
        Integer seats();
    }

    public interface Beds {
        default Integer beds() {
            return 2;
        }
    }

    public interface Menu {
        Optional<String> menu();
    }

    public interface Named {
        String name();
    }

    public interface Bed {
        Integer width();
    }

    public interface Attic extends Named {
        Bed bed();

        List<Bed> beds();
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Method\tKey\tNo key when you read\tKey gone after a reload");
        row("`String getNotice()`", "notice", "Welcome", GetNotice.class, GetNotice::getNotice);
        row("`boolean isOpen()`", "open", "true", IsOpen.class, IsOpen::isOpen);
        row("`Boolean isHeated()`", "isHeated", "true", IsHeated.class, IsHeated::isHeated);
        row("`@Config(defaultVal = \"3\") Integer seats()`", "seats", "9", Seats.class, Seats::seats);
        row("`default Integer beds()`, which returns 2", "beds", "9", Beds.class, Beds::beds);
        row("`Optional<String> menu()`", "menu", "Soup", Menu.class, Menu::menu);
        nested();
    }

    /** Inherited methods, interfaces and lists of them all follow a reload, also those that were taken out before it. */
    private static void nested() throws GestaltException {
        Map<String, String> attic = new HashMap<>(Map.of("name", "Attic", "bed.width", "90", "beds[0].width", "80"));
        ManualConfigReloadStrategy reload = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(attic).addConfigReloadStrategy(reload).build())
            .build();
        gestalt.loadConfigs();
        Attic held = gestalt.getConfig("", Attic.class);
        Bed bed = held.bed();
        Bed first = held.beds().get(0);
        String before = held.name() + bed.width() + first.width();

        attic.putAll(Map.of("name", "Loft", "bed.width", "120", "beds[0].width", "100"));
        reload.reload();
        String after = held.name() + bed.width() + first.width();
        if (!(before + after).equals("Attic9080Loft120100")) {
            throw new AssertionError(before + after);
        }
    }

    private static <T> void row(String method, String key, String value, Class<T> type, Function<T, ?> call)
            throws GestaltException {
        String[] cells = cells(ProxyDecoderMode.CACHE, key, value, type, call);
        if (!String.join("\t", cells).equals(String.join("\t", cells(ProxyDecoderMode.PASSTHROUGH, key, value, type, call)))) {
            throw new AssertionError("the modes differ: " + method);
        }
        System.out.println(method + "\t`" + key + "`\t" + String.join("\t", cells));
    }

    private static <T> String[] cells(ProxyDecoderMode mode, String key, String value, Class<T> type, Function<T, ?> call)
            throws GestaltException {
        Map<String, String> lobby = new HashMap<>(Map.of("lobby.door", "oak"));
        ManualConfigReloadStrategy reload = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(lobby)
                .addConfigReloadStrategy(reload)
                .build())
            .setProxyDecoderMode(mode)
            .build();
        gestalt.loadConfigs();

        String absent;
        try {
            absent = "`" + call.apply(gestalt.getConfig("lobby", type)) + "`";
        } catch (GestaltException e) {
            absent = "the read fails";
        }

        lobby.put("lobby." + key, value);
        reload.reload();
        T held = gestalt.getConfig("lobby", type);
        if (!String.valueOf(call.apply(held)).contains(value)) {
            throw new AssertionError(key + ": " + call.apply(held));
        }

        lobby.remove("lobby." + key);
        reload.reload();
        String gone = outcome(held, call);

        // a number that the reload made malformed counts as gone
        if (Character.isDigit(value.charAt(0))) {
            lobby.put("lobby." + key, "x");
            reload.reload();
            if (!gone.equals(outcome(held, call))) {
                throw new AssertionError(key + ": " + outcome(held, call));
            }
        }
        return new String[] {absent, gone};
    }

    private static <T> String outcome(T held, Function<T, ?> call) {
        try {
            return "`" + call.apply(held) + "`";
        } catch (UndeclaredThrowableException e) {
            if (!(e.getCause() instanceof GestaltException)) {
                throw e;
            }
            return "`" + e.getClass().getSimpleName() + "`";
        }
    }
}
