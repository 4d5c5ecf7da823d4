package docs.advanced.reload_strategies;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: one listener registered twice, null, two reloads at once, and who misses a reload that a listener breaks
/** Registers listeners in every way that a program may. */
public class SeveralListeners {

    public interface Rates {
        Integer attic();
    }

    public static void main(String[] args) throws Exception {
        twice();
        atOnce();
        broken();
    }

    private static void twice() throws GestaltException {
        Service service = new Service();
        AtomicInteger calls = new AtomicInteger();
        CoreReloadListener listener = calls::incrementAndGet;
        service.gestalt.registerListener(null);
        service.gestalt.registerListener(listener);
        service.gestalt.registerListener(listener);
        service.strategy.reload();
        int registered = calls.getAndSet(0);
        service.gestalt.removeListener(listener);
        service.strategy.reload();
        System.out.println("Registered twice: " + registered + " calls; removed once: " + calls);
    }

    private static void atOnce() throws Exception {
        Service service = new Service();
        CountDownLatch inside = new CountDownLatch(2);
        CoreReloadListener listener = () -> {
            inside.countDown();
            await(inside);
        };
        service.gestalt.registerListener(listener);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            threads.add(new Thread(service::reload));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        service.gestalt.removeListener(listener);
        System.out.println("Two reloads at once: both are in the listener: " + (inside.getCount() == 0));
    }

    private static void await(CountDownLatch inside) {
        try {
            if (!inside.await(10, TimeUnit.SECONDS)) {
                throw new IllegalStateException("The other reload waits");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void broken() throws GestaltException {
        Service service = new Service();
        TypeCapture<ConfigContainer<Integer>> type = new TypeCapture<>() { };
        Rates before = service.gestalt.getConfig("rates", Rates.class);
        CoreReloadListener failing = () -> {
            throw new IllegalStateException("The pool is closed");
        };
        AtomicInteger told = new AtomicInteger();
        CoreReloadListener next = told::incrementAndGet;
        service.gestalt.registerListener(failing);
        service.gestalt.registerListener(next);
        service.source.put("rates.suite", "200");
        ConfigContainer<Integer> after = service.gestalt.getConfig("rates.attic", type);

        service.source.put("rates.attic", "95");
        try {
            service.strategy.reload();
        } catch (IllegalStateException e) {
            System.out.println("A listener throws: " + e.getMessage());
        }
        print(service, before, after, told);
        service.gestalt.removeListener(failing);
        service.strategy.reload();
        System.out.println("A reload that no listener breaks");
        print(service, before, after, told);
        service.gestalt.removeListener(next);
    }

    private static void print(Service service, Rates before, ConfigContainer<Integer> after, AtomicInteger told) throws GestaltException {
        System.out.println("  read now: " + service.gestalt.getConfig("rates.attic", Integer.class)
            + ", interface read before the listener was registered: " + before.attic()
            + ", container read after: " + after.orElseThrow() + ", next listener told: " + told);
    }

    private static final class Service {

        private final Map<String, String> source = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        private final ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        private final Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(source).addConfigReloadStrategy(strategy).build())
            .build();

        Service() throws GestaltException {
            gestalt.loadConfigs();
        }

        void reload() {
            try {
                strategy.reload();
            } catch (GestaltException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
