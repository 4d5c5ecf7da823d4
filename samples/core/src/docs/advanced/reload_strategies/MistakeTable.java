package docs.advanced.reload_strategies;

import java.time.Duration;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ConfigReloadStrategy;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.reload.TimedConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Makes each mistake, does it right beside it, and prints what came of both. */
public class MistakeTable {

    public interface Pool {
        Integer size();
    }

    interface Attempt {
        String run(Service service) throws Exception;
    }

    /** A configuration in use: its values, its source, and the strategy of that source. */
    static class Service {
        final Map<String, String> source = new ConcurrentHashMap<>(Map.of("db.pool.size", "20", "payment.timeout", "PT30S"));
        final ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        final Gestalt gestalt = build(source, strategy);

        Service() throws GestaltException { }

        void change() {
            source.put("db.pool.size", "40");
            source.remove("payment.timeout");
        }

        String read() throws GestaltException {
            return gestalt.getConfig("db.pool.size", Integer.class)
                + " and " + gestalt.getConfigOptional("payment.timeout", String.class).orElse("no timeout");
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("You\tYou get\tInstead\tThen you get");
        row("call `loadConfigs()` again", service -> {
            service.gestalt.loadConfigs();
            service.change();
            service.gestalt.loadConfigs();
            return service.read();
        }, "attach a strategy", service -> {
            service.gestalt.loadConfigs();
            service.change();
            service.strategy.reload();
            return service.read();
        });
        row("call `reload()` before `loadConfigs()`", service -> {
            service.strategy.reload();
            return service.read();
        }, "load first", service -> {
            service.gestalt.loadConfigs();
            service.strategy.reload();
            return service.read();
        });
        row("read through `getConfigResult()`",
            service -> twice(service, () -> service.gestalt.getConfigResult("db.pool.size", TypeCapture.of(Integer.class), Tags.of()).results()),
            "read through `getConfig()`",
            service -> twice(service, () -> service.gestalt.getConfig("db.pool.size", Integer.class)));
        row("throw from a listener", service -> timer(true), "catch it in the listener", service -> timer(false));
        row("read an interface inside a listener", service -> tell(service, true), "read a number", service -> tell(service, false));
        System.exit(0);
    }

    private static void row(String mistake, Attempt wrong, String remedy, Attempt right) throws Exception {
        System.out.println(String.join("\t", mistake, outcome(wrong), remedy, outcome(right)));
    }

    private static String outcome(Attempt attempt) throws Exception {
        try {
            return attempt.run(new Service());
        } catch (RuntimeException e) {
            return "`" + e.getClass().getSimpleName() + "`";
        }
    }

    private static Gestalt build(Map<String, String> source, ConfigReloadStrategy strategy) throws GestaltException {
        return new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(source).addConfigReloadStrategy(strategy).build())
            .build();
    }

    interface Read {
        Object value() throws GestaltException;
    }

    private static String twice(Service service, Read read) throws GestaltException {
        service.gestalt.loadConfigs();
        Object before = read.value();
        service.change();
        service.strategy.reload();
        return before + ", after the reload " + read.value();
    }

    /** Whether the timer still runs after the first reload that its listener is told of. */
    private static String timer(boolean fails) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> { });
        BlockingQueue<Thread> told = new LinkedBlockingQueue<>();
        CoreReloadListener listener = () -> {
            told.add(Thread.currentThread());
            if (fails) {
                throw new IllegalStateException("The pool is closed");
            }
        };
        Gestalt gestalt = build(Map.of("db.pool.size", "20"), new TimedConfigReloadStrategy(Duration.ofSeconds(2)));
        gestalt.loadConfigs();
        gestalt.registerListener(listener);

        Thread timer = told.poll(20, TimeUnit.SECONDS);
        while (timer.isAlive() && told.isEmpty()) {
            Thread.sleep(20);
        }
        gestalt.removeListener(listener);
        return "the timer " + (timer.isAlive() ? "goes on" : "stops");
    }

    /** How many of two listeners are told of a reload; the first reads. */
    private static String tell(Service service, boolean anInterface) throws GestaltException {
        service.gestalt.loadConfigs();
        AtomicInteger told = new AtomicInteger();
        CoreReloadListener first = () -> {
            told.incrementAndGet();
            if (anInterface) {
                service.gestalt.getConfig("db.pool", () -> 0, Pool.class).size();
            } else {
                service.gestalt.getConfig("db.pool.size", 0, Integer.class);
            }
        };
        CoreReloadListener second = told::incrementAndGet;
        List.of(first, second).forEach(service.gestalt::registerListener);

        String thrown = "";
        try {
            service.strategy.reload();
        } catch (ConcurrentModificationException e) {
            thrown = "`" + e.getClass().getSimpleName() + "`, ";
        }
        List.of(first, second).forEach(service.gestalt::removeListener);
        return thrown + told + " of 2 listeners told";
    }
}
