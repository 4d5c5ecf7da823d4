package docs.advanced.reload_strategies;

import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.TimedConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.URLConfigSourceBuilder;

/** What a listener learns from a timer, while the address changes, fails and comes back. */
// proves docs/advanced/reload-strategies.mdx: a timer tells a listener in each period in which the address answers, and never overlaps itself
public class TimedListener {

    private static final AtomicInteger REQUESTS = new AtomicInteger();
    private static final AtomicInteger TOLD = new AtomicInteger();

    /** A field, since Gestalt holds a listener only weakly. */
    private static final CoreReloadListener LISTENER = TOLD::incrementAndGet;

    private static volatile int status = 200;
    private static volatile String published = "rates.attic = 80\n";

    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        server.createContext("/", exchange -> {
            byte[] body = published.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, body.length);
            REQUESTS.incrementAndGet();
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        String address = "http://localhost:" + server.getAddress().getPort() + "/rates.properties";

        // Without a timer first: so the classes are loaded, and the second start takes less than a period.
        gestalt(URLConfigSourceBuilder.builder().setSourceURL(address));
        Gestalt gestalt = gestalt(URLConfigSourceBuilder.builder()
            .setSourceURL(address)
            .addConfigReloadStrategy(new TimedConfigReloadStrategy(Duration.ofSeconds(1))));
        gestalt.registerListener(LISTENER);

        System.out.println("The address\tYou read\tYour listener");
        row("has the same price", gestalt, 80, told());

        published = "rates.attic = 95\n";
        row("has a new price", gestalt, 95, told());

        status = 503;
        row("fails", gestalt, 95, told());

        published = "rates.attic = 110\n";
        status = 200;
        row("answers again", gestalt, 110, told());
        server.stop(0);
        slow();
    }

    /** While a listener is busy for four periods, its timer begins no other reload, and makes up for the missed ones afterwards. */
    private static void slow() throws Exception {
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        AtomicInteger calls = new AtomicInteger();
        CountDownLatch release = new CountDownLatch(1);
        CoreReloadListener slow = () -> {
            most.accumulateAndGet(inside.incrementAndGet(), Math::max);
            calls.incrementAndGet();
            try {
                release.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            inside.decrementAndGet();
        };
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("rates.attic", "80")
                .addConfigReloadStrategy(new TimedConfigReloadStrategy(Duration.ofSeconds(1)))
                .build())
            .build();
        gestalt.loadConfigs();
        gestalt.registerListener(slow);
        await(() -> calls.get() == 1);
        Thread.sleep(4000);
        int during = calls.get();
        long end = System.nanoTime();
        release.countDown();
        await(() -> calls.get() == 5);
        boolean atOnce = System.nanoTime() - end < Duration.ofSeconds(2).toNanos();
        System.out.println("is slow, four periods\t80\tis told " + (during == 1 && most.get() == 1 ? "once" : "twice at once")
            + ", and " + (atOnce ? "four times at once" : "once a period") + " afterwards");
    }

    private static Gestalt gestalt(URLConfigSourceBuilder source) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().addSource(source.build()).build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static void row(String address, Gestalt gestalt, int expected, boolean told) throws Exception {
        await(() -> gestalt.getConfig("rates.attic", 0, Integer.class) == expected);
        System.out.println(address + "\t" + expected + "\t" + (told ? "is told each period" : "is not told"));
    }

    /** Whether the listener is told of a period that begins after now. A reload ends before the next request begins. */
    private static boolean told() throws InterruptedException {
        awaitRequests(2);
        int before = TOLD.get();
        awaitRequests(2);
        return TOLD.get() > before;
    }

    private static void awaitRequests(int more) throws InterruptedException {
        int end = REQUESTS.get() + more;
        await(() -> REQUESTS.get() >= end);
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("Waited in vain");
            }
            Thread.sleep(10);
        }
    }
}
