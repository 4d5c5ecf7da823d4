package docs.architecture.reload_strategies;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ConfigReloadListener;
import org.github.gestalt.config.reload.ConfigReloadStrategy;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Makes each mistake and prints what comes of it, then tries what the last column says. */
public class Mistakes {

    private interface Attempt {
        String run() throws Exception;
    }

    /** Keeps the listeners, because Gestalt holds them only weakly. */
    private static final List<CoreReloadListener> KEPT = new ArrayList<>();
    private static final List<String> WARNINGS = new ArrayList<>();

    @SuppressWarnings("removal")
    public static void main(String[] args) throws Exception {
        listen();
        System.out.println("You write\tYou get\tInstead");
        row("the deprecated `addReloadStrategy` on the `GestaltBuilder`",
            () -> {
                Map<String, String> rates = rates();
                ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
                Gestalt gestalt = loaded(new GestaltBuilder()
                    .addSource(source(rates).build()).addReloadStrategy(strategy));
                return afterReload(gestalt, rates, strategy) + " " + WARNINGS;
            }, "80 [Attempting to reload a source but no source provided]",
            "nothing is reloaded, with a warning: “Attempting to reload a source but no source provided”",
            "`addConfigReloadStrategy` on the builder of the source",
            () -> {
                Map<String, String> rates = rates();
                ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
                Gestalt gestalt = loaded(new GestaltBuilder()
                    .addSource(source(rates).addConfigReloadStrategy(strategy).build()));
                return afterReload(gestalt, rates, strategy);
            }, "95");
        row("a second `build()` of the same source builder",
            () -> buildTwice(true), "Can not reload a source that was not registered.",
            "for the first source: “Can not reload a source that was not registered.”",
            "a builder and a strategy for each",
            () -> buildTwice(false), "95");
        row("`registerListener` overridden without `super`",
            () -> overridden(false), "80", "your strategy calls nobody", "call `super.registerListener`",
            () -> overridden(true), "95");
        row("your own thread, without a `catch`",
            () -> inAScheduler(false), "1", "the first exception silently ends a `ScheduledExecutorService`",
            "catch `GestaltException` and `RuntimeException`",
            () -> inAScheduler(true), "3");
        row("a new `Gestalt` from the same source package after each change",
            () -> gestalts(true), "2", "the old one stays in memory, and each reload loads for it too",
            "one `Gestalt`, or a new source for each",
            () -> gestalts(false), "1");
    }

    private static void row(String mistake, Attempt wrong, String expected, String shown,
                            String instead, Attempt right, String better) throws Exception {
        check(mistake, wrong, expected);
        check(instead, right, better);
        System.out.println(mistake + "\t" + shown + "\t" + instead);
    }

    private static void check(String what, Attempt attempt, String expected) throws Exception {
        WARNINGS.clear();
        String outcome;
        try {
            outcome = attempt.run();
        } catch (GestaltException problem) {
            outcome = problem.getMessage().trim();
        }
        if (!outcome.equals(expected)) {
            throw new IllegalStateException(what + ": " + outcome);
        }
    }

    private static Map<String, String> rates() {
        return new HashMap<>(Map.of("rates.attic", "80"));
    }

    private static MapConfigSourceBuilder source(Map<String, String> rates) {
        return MapConfigSourceBuilder.builder().setCustomConfig(rates);
    }

    private static Gestalt loaded(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String afterReload(Gestalt gestalt, Map<String, String> rates, ManualConfigReloadStrategy strategy)
            throws GestaltException {
        rates.put("rates.attic", "95");
        strategy.reload();
        return gestalt.getConfig("rates.attic", String.class);
    }

    private static String buildTwice(boolean twice) throws GestaltException {
        Map<String, String> rates = rates();
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        MapConfigSourceBuilder builder = source(rates).addConfigReloadStrategy(strategy);
        ConfigSourcePackage first = builder.build();
        if (twice) {
            builder.build();
        }
        return afterReload(loaded(new GestaltBuilder().addSource(first)), rates, strategy);
    }

    private static String overridden(boolean callsSuper) throws GestaltException {
        Map<String, String> rates = rates();
        Silent strategy = new Silent(callsSuper);
        Gestalt gestalt = loaded(new GestaltBuilder().addSource(source(rates).addConfigReloadStrategy(strategy).build()));
        rates.put("rates.attic", "95");
        strategy.trigger();
        return gestalt.getConfig("rates.attic", String.class);
    }

    private static final class Silent extends ConfigReloadStrategy {
        private final boolean callsSuper;

        Silent(boolean callsSuper) {
            this.callsSuper = callsSuper;
        }

        @Override
        public void registerListener(ConfigReloadListener listener) {
            if (callsSuper) {
                super.registerListener(listener);
            }
        }

        void trigger() throws GestaltException {
            reload();
        }
    }

    private static String inAScheduler(boolean catches) throws Exception {
        AtomicInteger runs = new AtomicInteger();
        ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
        ScheduledFuture<?> task = clock.scheduleWithFixedDelay(() -> {
            try {
                if (runs.incrementAndGet() == 3) {
                    clock.shutdown();
                }
                throw new IllegalStateException("a listener throws");
            } catch (IllegalStateException problem) {
                if (!catches) {
                    throw problem;
                }
            }
        }, 1, 1, TimeUnit.MILLISECONDS);
        if (catches) {
            clock.awaitTermination(20, TimeUnit.SECONDS);
        } else {
            try {
                task.get(20, TimeUnit.SECONDS);
            } catch (ExecutionException ended) {
                clock.shutdownNow();
            }
        }
        clock.shutdownNow();
        return runs.toString();
    }

    private static String gestalts(boolean samePackage) throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        ConfigSourcePackage shared = source(rates()).addConfigReloadStrategy(strategy).build();
        AtomicInteger told = new AtomicInteger();
        CoreReloadListener listener = told::incrementAndGet;
        KEPT.add(listener);
        loaded(new GestaltBuilder().addSource(samePackage ? shared : source(rates()).build())
            .addCoreReloadListener(listener));
        loaded(new GestaltBuilder().addSource(shared).addCoreReloadListener(listener));
        strategy.reload();
        return told.toString();
    }

    private static void listen() {
        LogManager.getLogManager().reset();
        Logger.getLogger("").addHandler(new Handler() {
            @Override
            public void publish(LogRecord line) {
                WARNINGS.add(line.getMessage());
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        });
    }
}
