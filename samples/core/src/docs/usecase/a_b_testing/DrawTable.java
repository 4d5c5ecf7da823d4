package docs.usecase.a_b_testing;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.ProxyDecoderMode;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** When a variant is drawn: each way to read it is asked 200 times. */
public class DrawTable {

    public record BookingRecord(String form) { }

    public interface BookingView {
        String getForm();
    }

    private interface Read {
        String once() throws GestaltException;
    }

    private interface Way {
        Read of(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("You read\t`#{dist100:…}` is drawn");
        row("`getConfig` at each visit, one value or a whole object", ProxyDecoderMode.CACHE, true,
            gestalt -> () -> gestalt.getConfig("booking.form", String.class),
            gestalt -> () -> gestalt.getConfig("booking", BookingRecord.class).form(),
            gestalt -> () -> gestalt.getConfig("booking.form", "none", String.class),
            gestalt -> () -> gestalt.getConfigOptional("booking.form", String.class).orElse("none"));
        row("a record or a text that you keep", ProxyDecoderMode.CACHE, false, gestalt -> {
            BookingRecord kept = gestalt.getConfig("booking", BookingRecord.class);
            return kept::form;
        });
        row("an interface, in the default mode", ProxyDecoderMode.CACHE, false, gestalt -> {
            BookingView view = gestalt.getConfig("booking", BookingView.class);
            return view::getForm;
        });
        row("an interface, with `PASSTHROUGH`", ProxyDecoderMode.PASSTHROUGH, true, gestalt -> {
            BookingView view = gestalt.getConfig("booking", BookingView.class);
            return view::getForm;
        });
        row("a `ConfigContainer`", ProxyDecoderMode.CACHE, false, gestalt -> {
            ConfigContainer<String> container = gestalt.getConfig("booking.form", new TypeCapture<ConfigContainer<String>>() { });
            return container::orElseThrow;
        });
    }

    private static void row(String read, ProxyDecoderMode mode, boolean isDrawnAnew, Way... ways) throws GestaltException {
        for (Way way : ways) {
            check(read, draws("#{dist100:50:new,classic}", mode, way) > 1, isDrawnAnew);
            check(read, draws("${dist100:50:new,classic}", mode, way) > 1, false);
        }
        System.out.println(read + "\t" + (isDrawnAnew ? "at each read" : "once"));
    }

    private static int draws(String value, ProxyDecoderMode mode, Way way) throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("booking.form", value));
        Gestalt gestalt = new GestaltBuilder()
            .setProxyDecoderMode(mode)
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values)
                .addConfigReloadStrategy(new ManualConfigReloadStrategy()).build())
            .build();
        gestalt.loadConfigs();
        Read read = way.of(gestalt);
        Set<String> seen = new HashSet<>();
        for (int visit = 0; visit < 200; visit++) {
            seen.add(read.once());
        }
        return seen.size();
    }

    private static void check(String read, boolean isDrawnAnew, boolean expected) {
        if (isDrawnAnew != expected) {
            throw new IllegalStateException(read + " is drawn anew: " + isDrawnAnew);
        }
    }
}
