package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.concurrent.Executors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.reload.ConfigReloadStrategy;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.reload.TimedConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

/** Lets reloads in the background fail, has four of them due, and prints what the meters count and whether reloads go on. */
public class ReloadAlarm {

    private static final Duration PERIOD = Duration.ofSeconds(1);
    private static final String GOOD = "http.port = 8080\n";
    private static final String CLASH = "http.port = 8080\nhttp = 8080\n";

    /** A field, since Gestalt holds a listener only weakly. */
    private static CoreReloadListener listener;

    public static void main(String[] args) throws Exception {
        // The JVM would print on standard error what ends a thread.
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> { });
        CoreReloadListener nothing = () -> { };
        CoreReloadListener exception = () -> {
            throw new IllegalStateException("The pool is closed");
        };
        CoreReloadListener error = () -> {
            throw new StackOverflowError();
        };
        System.out.println("Reloaded by\tWhat fails\tTag `exception`\tCount after four\tThen");
        timer("each reload", CLASH, nothing);
        timer("a listener", GOOD, exception);
        timer("a listener, with an `Error`", GOOD, error);
        watcher("each reload", CLASH, nothing);
        watcher("a listener", GOOD, exception);
        System.exit(0);
    }

    private static void timer(String fails, String content, CoreReloadListener told) throws Exception {
        Service service = new Service(new TimedConfigReloadStrategy(PERIOD), told);
        service.replace(content);
        service.await(4, PERIOD.multipliedBy(6));
        row("a timer", fails, service);
    }

    private static void watcher(String fails, String content, CoreReloadListener told) throws Exception {
        Service service = new Service(new FileChangeReloadStrategy(Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "config-watcher");
            thread.setDaemon(true);
            return thread;
        })), told);
        // A watcher begins in a thread of its own, perhaps after the first change.
        for (int change = 0; change < 20 && service.count() == 0; change++) {
            service.replace(content);
            service.await(1, PERIOD);
        }
        for (int change = 1; change < 4; change++) {
            service.replace(content);
            service.await(change + 1, PERIOD);
        }
        row("a file watcher", fails, service);
    }

    private static void row(String reloadedBy, String fails, Service service) throws Exception {
        String tag = service.exception();
        long count = service.count();
        long before = service.reloads();
        service.replace(GOOD);
        Thread.sleep(PERIOD.multipliedBy(3).toMillis());
        boolean goesOn = service.reloads() > before;
        if (reloadedBy.equals("a timer") && goesOn != service.isGestaltException()) {
            throw new IllegalStateException("The queries of the page tell it wrongly: " + fails);
        }
        System.out.println(String.join("\t", reloadedBy, fails, tag, count == 0 ? "no meter" : "" + count,
            goesOn ? "it goes on" : "it has stopped"));
    }

    private static final class Service {

        private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
        private final Path file = Files.writeString(Path.of("reloaded.properties").toAbsolutePath(), GOOD);

        Service(ConfigReloadStrategy strategy, CoreReloadListener told) throws GestaltException, IOException {
            listener = told;
            Gestalt gestalt = new GestaltBuilder()
                .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
                .setObservationsEnabled(true)
                .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(meters).build())
                .build();
            gestalt.loadConfigs();
            gestalt.registerListener(listener);
        }

        void replace(String content) throws IOException {
            Path next = Files.writeString(file.resolveSibling("next"), content);
            Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
        }

        /** All reloads, also those that failed. */
        long reloads() {
            return meters.find("gestalt.reload").timers().stream().mapToLong(Timer::count).sum();
        }

        /** The reloads that failed. */
        long count() {
            Timer failed = failed();
            return failed == null ? 0 : failed.count();
        }

        String exception() {
            return failed() == null ? "none" : "`" + failed().getId().getTag("exception").replaceAll("^org\\..*\\.", "…") + "`";
        }

        /** Whether the query with increase counts it: Prometheus compares the expression with the whole text, as this does. */
        boolean isGestaltException() {
            return failed() != null && failed().getId().getTag("exception").matches("org.github.gestalt.*");
        }

        private Timer failed() {
            return meters.find("gestalt.reload").tagKeys("exception").timer();
        }

        void await(int count, Duration limit) throws InterruptedException {
            long end = System.nanoTime() + limit.toNanos();
            while (count() < count && System.nanoTime() < end) {
                Thread.sleep(10);
            }
        }
    }
}
