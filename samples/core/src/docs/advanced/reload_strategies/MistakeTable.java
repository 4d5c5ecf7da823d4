package docs.advanced.reload_strategies;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.builder.SourceBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.reload.TimedConfigReloadStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

/** Makes each mistake, does it right beside it, and prints what came of the mistake. */
public class MistakeTable {

    public interface Pool {
        Integer size();
    }

    private interface Trial {
        String run() throws Exception;
    }

    private static final String WATCHER = "config-watcher";

    /** What ended a watcher. */
    private static final BlockingQueue<Throwable> ENDED = new LinkedBlockingQueue<>();

    /** Keeps the listeners, since Gestalt holds them only weakly. */
    private static final List<CoreReloadListener> KEPT = new ArrayList<>();

    public static void main(String[] args) throws Exception {
        System.out.println("You\tYou get\tInstead");
        reloading();
        watching();
        sources();
        listeners();
        System.exit(0);
    }

    private static void row(String mistake, Trial wrong, String remedy, Trial right, String expected) throws Exception {
        String outcome = wrong.run();
        String better = right.run();
        if (!better.equals(expected)) {
            throw new IllegalStateException(mistake + ": the remedy gives " + better);
        }
        System.out.println(mistake + "\t" + outcome + "\t" + remedy);
    }

    /** Tries what the text of the page says, which needs no row. */
    private static void said(String mistake, Trial wrong, String outcome, Trial right, String expected) throws Exception {
        String got = wrong.run();
        String better = right.run();
        if (!got.equals(outcome) || !better.equals(expected)) {
            throw new IllegalStateException(mistake + ": " + got + ", and the remedy gives " + better);
        }
    }

    private static void reloading() throws Exception {
        row("call `loadConfigs()` again", () -> {
            Service service = new Service();
            service.source.remove("payment.timeout");
            service.gestalt.loadConfigs();
            return service.timeout().equals("none") ? "the key is gone" : "a key that you removed is still there";
        }, "attach a strategy", () -> {
            Service service = new Service();
            service.source.remove("payment.timeout");
            service.strategy.reload();
            return service.timeout();
        }, "none");
        row("call `reload()` before `loadConfigs()`", () -> {
            ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
            gestalt(map("db.pool.size", "20").addConfigReloadStrategy(strategy));
            return nameOf(strategy::reload) + ", which ends a timer";
        }, "call `loadConfigs()` first", () -> {
            ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
            gestalt(map("db.pool.size", "20").addConfigReloadStrategy(strategy)).loadConfigs();
            return nameOf(strategy::reload);
        }, "nothing");
        row("read through `getConfigResult()`", () -> {
            Service service = new Service();
            Trial read = () -> "" + service.gestalt.getConfigResult("db.pool.size", TypeCapture.of(Integer.class), Tags.of()).results();
            return service.before(read) + " before the reload, " + read.run() + " after it";
        }, "read through `getConfig()`", () -> {
            Service service = new Service();
            Trial read = () -> "" + service.gestalt.getConfig("db.pool.size", Integer.class);
            return service.before(read) + ", " + read.run();
        }, "20, 40");
    }

    private static void watching() throws Exception {
        row("watch a file that does not exist yet",
            () -> message(() -> gestalt(FileConfigSourceBuilder.builder()
                .setPath(Path.of("later.d", "later.properties").toAbsolutePath()))).replaceAll("path: .*", "path: …"),
            "create it empty, a JSON file with `{}`", () -> {
                Path file = file("later.properties", "");
                BlockingQueue<String> seen = watch(file, watcher());
                replace(file, "db.pool.size = 40\n");
                return seen.poll(20, TimeUnit.SECONDS);
            }, "40");
        said("write into the watched file", () -> {
            Path file = file("in-place.properties", "db.pool.size = 20\n");
            BlockingQueue<String> seen = watch(file, watcher());
            try (OutputStream out = Files.newOutputStream(file)) {
                String empty = await(seen, "none");
                out.write("db.pool.size = 40\n".getBytes(StandardCharsets.UTF_8));
                out.flush();
                return "a reload that finds " + empty.replace("none", "no size") + ", then " + await(seen, "40");
            }
        }, "a reload that finds no size, then 40", () -> {
            Path file = file("moved.properties", "db.pool.size = 20\n");
            BlockingQueue<String> seen = watch(file, watcher());
            replace(file, "db.pool.size = 40\n");
            return seen.poll(20, TimeUnit.SECONDS);
        }, "40");
        said("count the reloads of a replacement, of another file in the folder and of a touch", () -> {
            Path file = file("often.properties", "db.pool.size = 20\n");
            BlockingQueue<String> seen = watch(file, watcher());
            replace(file, "db.pool.size = 40\n");
            String reloads = seen.poll(20, TimeUnit.SECONDS);
            Files.writeString(file.resolveSibling("other.properties"), "db.pool.size = 30\n");
            Files.setLastModifiedTime(file, FileTime.fromMillis(0));
            reloads += ", " + seen.poll(20, TimeUnit.SECONDS);
            replace(file, "db.pool.size = 50\n");
            return reloads + ", " + seen.poll(20, TimeUnit.SECONDS);
        }, "40, 40, 50", () -> "", "");
        said("change a file to which the watched path is a link", () -> {
            Path target = file("target.properties", "db.pool.size = 20\n");
            Path link = Files.createSymbolicLink(file("link.properties", "").resolveSibling("booking.properties"), target);
            BlockingQueue<String> seen = watch(link, watcher());
            replace(target, "db.pool.size = 40\n");
            return "" + seen.poll(1, TimeUnit.SECONDS);
        }, "null", () -> {
            Path target = file("target.properties", "db.pool.size = 20\n");
            Path link = Files.createSymbolicLink(file("swapped.properties", "").resolveSibling("booking.properties"), target);
            BlockingQueue<String> seen = watch(link, watcher());
            replace(target, "db.pool.size = 40\n");
            Path next = Files.createSymbolicLink(link.resolveSibling("next"), target);
            Files.move(next, link, StandardCopyOption.ATOMIC_MOVE);
            return seen.poll(20, TimeUnit.SECONDS);
        }, "40");
        said("delete the folder of a watched file", () -> {
            Path file = file("folder.properties", "db.pool.size = 20\n");
            BlockingQueue<String> seen = watch(file, watcher());
            Files.delete(file);
            Files.delete(file.getParent());
            file("folder.properties", "db.pool.size = 40\n");
            return "" + seen.poll(1, TimeUnit.SECONDS);
        }, "null", () -> "", "");
        said("watch a file by its bare name, or by a relative path with a folder", () -> {
            ENDED.clear();
            Path file = Path.of("bare.properties");
            Files.writeString(file, "db.pool.size = 20\n");
            watch(file, watcher());
            replace(file, "db.pool.size = 40\n");
            return "`" + ENDED.poll(20, TimeUnit.SECONDS).getClass().getSimpleName() + "`, and the watcher ends";
        }, "`NullPointerException`, and the watcher ends", () -> {
            Files.createDirectories(Path.of("conf"));
            String reloads = "";
            for (Path file : List.of(Path.of("conf/booking.properties"), Path.of("./dot.properties"), file("absolute.properties", ""))) {
                Files.writeString(file, "db.pool.size = 20\n");
                BlockingQueue<String> seen = watch(file, watcher());
                replace(file, "db.pool.size = 40\n");
                reloads += seen.poll(20, TimeUnit.SECONDS);
            }
            return reloads;
        }, "404040");
        said("watch without an executor", () -> {
            gestalt(source(file("own.properties", "db.pool.size = 20\n")).addConfigReloadStrategy(new FileChangeReloadStrategy()));
            return threads("pool-\\d+-thread-1").isDaemon() ? "a daemon thread" : "a thread that keeps the JVM running";
        }, "a thread that keeps the JVM running", () -> {
            watch(file("daemon.properties", "db.pool.size = 20\n"), watcher());
            return "" + threads(WATCHER).isDaemon();
        }, "true");
        row("give two watchers one thread", () -> {
            ExecutorService shared = watcher();
            BlockingQueue<String> first = watch(file("first.properties", "db.pool.size = 20\n"), shared);
            BlockingQueue<String> second = watch(file("second.properties", "db.pool.size = 20\n"), shared);
            replace(file("second.properties", null), "db.pool.size = 40\n");
            replace(file("first.properties", null), "db.pool.size = 40\n");
            first.poll(20, TimeUnit.SECONDS);
            return "the second file is " + (second.poll(2, TimeUnit.SECONDS) == null ? "never watched" : "watched");
        }, "an executor for each", () -> {
            BlockingQueue<String> first = watch(file("third.properties", "db.pool.size = 20\n"), watcher());
            BlockingQueue<String> second = watch(file("fourth.properties", "db.pool.size = 20\n"), watcher());
            replace(file("third.properties", null), "db.pool.size = 40\n");
            replace(file("fourth.properties", null), "db.pool.size = 40\n");
            return first.poll(20, TimeUnit.SECONDS) + second.poll(20, TimeUnit.SECONDS);
        }, "4040");
        row("give a timer a period of zero, or less",
            () -> message(() -> new TimedConfigReloadStrategy(Duration.ZERO)),
            "a longer one", () -> nameOf(MistakeTable::timer), "nothing");
        row("watch a source that is not made with `FileConfigSourceBuilder`, such as a file of the class path", () -> {
            String map = message(() -> map("db.pool.size", "20").addConfigReloadStrategy(new FileChangeReloadStrategy(watcher())).build());
            String resource = message(() -> classPath().addConfigReloadStrategy(new FileChangeReloadStrategy(watcher())).build());
            return resource.equals(map) ? resource : resource + ", or " + map;
        }, "use a timer", () -> nameOf(() -> {
            map("db.pool.size", "20").addConfigReloadStrategy(timer()).build();
            classPath().addConfigReloadStrategy(timer()).build();
        }), "nothing");
    }

    private static void sources() throws Exception {
        said("attach one strategy to two sources", () -> {
            ManualConfigReloadStrategy shared = new ManualConfigReloadStrategy();
            return reloadTwoSources(shared, shared).equals("20 and 95") ? "only the second source reloads" : "both reload";
        }, "only the second source reloads", () -> reloadTwoSources(new ManualConfigReloadStrategy(), new ManualConfigReloadStrategy()), "40 and 95");
        row("set a system property while the program runs", () -> {
            return systemProperty(false).equals("20") ? "the old value" : "the new one";
        }, "a manual strategy on the source of the system properties; environment variables of a running JVM never change", () -> systemProperty(true), "40");
        row("reload a source added after `build()` by `addConfigSourcePackage()`", () -> {
            Service service = new Service();
            Map<String, String> night = new ConcurrentHashMap<>(Map.of("db.pool.size", "5"));
            ManualConfigReloadStrategy late = new ManualConfigReloadStrategy();
            service.gestalt.addConfigSourcePackage(
                MapConfigSourceBuilder.builder().setCustomConfig(night).addConfigReloadStrategy(late).build());
            String added = service.size();
            night.put("db.pool.size", "2");
            late.reload();
            return added.equals(service.size()) ? "its old values, since `build()` connects the strategies" : service.size();
        }, "before `build()`, add an empty map with a strategy; fill it later and reload", () -> {
            Service service = new Service();
            service.later.put("db.pool.size", "5");
            service.laterStrategy.reload();
            return service.size();
        }, "5");
        row("add a source with a tag before one without, or reload one with a tag", () -> {
            boolean isSilent = reloadTwice(true).equals("20, 20, none") && afterTheTagged(true).equals("none, 587");
            return (isSilent ? "a later reload drops keys of others without a message" : "nothing")
                + ", or ends with a " + nameOf(() -> tagged(true));
        }, "untagged sources first, strategies on these alone",
            () -> reloadTwice(false) + "; " + afterTheTagged(false) + "; " + tagged(false), "20, 20, 20; 20, 587; 20");
        said("add a source after `loadConfigs()`, and count the calls of a listener", () -> {
            Service service = new Service();
            AtomicInteger told = new AtomicInteger();
            KEPT.add(told::incrementAndGet);
            service.gestalt.registerListener(KEPT.get(KEPT.size() - 1));
            service.gestalt.loadConfigs();
            int loaded = told.get();
            service.gestalt.addConfigSourcePackage(map("mail.port", "25").build());
            return loaded + ", then " + told;
        }, "0, then 1", () -> "", "");
        said("save a placeholder without a value", () -> saveBroken("{\"db\": {\"host\": \"new\", \"url\": \"jdbc://${db.hots}\"}}"),
            "`GestaltException`, but unread values are new: `jdbc://`",
            () -> nameOf(() -> check("{\"db\": {\"host\": \"new\", \"url\": \"jdbc://${db.hots}\"}}")), "`GestaltException`");
        said("look for the parser's reason in the exception of a reload", () -> {
            Path file = file("reason.json", "{}");
            ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
            gestalt(source(file).addConfigReloadStrategy(strategy)).loadConfigs();
            Files.writeString(file, "{");
            return causeOf(strategy::reload);
        }, "Exception loading source, null", () -> causeOf(() -> check("{")), "Exception loading source, JsonEOFException");
        said("read as another type after a failed reload", () -> {
            Service service = new Service();
            service.size();
            service.strategy.reload();
            String fresh = service.size();
            service.source.put("db.pool.size", "40");
            service.source.put("mail.host", "${nowhere}");
            String thrown = nameOf(service.strategy::reload);
            return thrown + ", " + fresh + ", then " + service.size() + " and " + service.gestalt.getConfig("db.pool.size", String.class);
        }, "`GestaltException`, 20, then 20 and 40", () -> {
            Service service = new Service();
            service.size();
            service.source.put("db.pool.size", "40");
            service.strategy.reload();
            service.source.put("db.pool.size", "50");
            service.source.put("mail.host", "${nowhere}");
            nameOf(service.strategy::reload);
            return service.size();
        }, "50");
        said("read with a default before and after a failed reload", () -> {
            Service service = new Service();
            Trial read = () -> "" + service.gestalt.getConfig("mail.port", 25, Integer.class);
            String before = read.run();
            service.source.put("mail.port", "587");
            service.source.put("mail.host", "${nowhere}");
            return nameOf(service.strategy::reload) + ", " + before + ", then " + read.run();
        }, "`GestaltException`, 25, then 25", () -> {
            Service service = new Service();
            service.source.put("mail.port", "587");
            service.strategy.reload();
            return "" + service.gestalt.getConfig("mail.port", 25, Integer.class);
        }, "587");
        said("go back after a reload that failed", () -> {
            Service service = new Service();
            service.source.put("db.pool.size", "40");
            service.source.put("mail.host", "${nowhere}");
            return nameOf(service.strategy::reload) + ", " + service.size();
        }, "`GestaltException`, 40", () -> {
            Service service = new Service();
            service.source.put("db.pool.size", "40");
            service.source.put("mail.host", "${nowhere}");
            String thrown = nameOf(service.strategy::reload);
            service.source.put("db.pool.size", "20");
            service.source.remove("mail.host");
            service.strategy.reload();
            return thrown + ", " + service.size();
        }, "`GestaltException`, 20");
        said("save text for a number", () -> {
            Service service = new Service();
            service.source.put("db.pool.size", "forty");
            return nameOf(service.strategy::reload) + " at the reload, " + nameOf(service::size) + " at the read";
        }, "nothing at the reload, `GestaltException` at the read", () -> {
            Gestalt second = gestalt(map("db.pool.size", "forty"));
            second.loadConfigs();
            return nameOf(() -> second.getConfig("db.pool.size", Integer.class));
        }, "`GestaltException`");
    }

    private static void listeners() throws Exception {
        said("register a listener and not keep it", () -> {
            Service service = new Service();
            AtomicInteger told = new AtomicInteger();
            WeakReference<CoreReloadListener> forgotten = register(service.gestalt, told);
            service.strategy.reload();
            for (int i = 0; i < 100 && forgotten.get() != null; i++) {
                System.gc();
            }
            service.strategy.reload();
            return "no call after a garbage collection" + (told.get() == 1 ? "" : ": " + told);
        }, "no call after a garbage collection", () -> {
            Service service = new Service();
            AtomicInteger told = new AtomicInteger();
            KEPT.add(told::incrementAndGet);
            service.gestalt.registerListener(KEPT.get(KEPT.size() - 1));
            service.strategy.reload();
            System.gc();
            service.strategy.reload();
            return told + " of 2 reloads";
        }, "2 of 2 reloads");
        row("register with `addCoreReloadListener()`",
            () -> "told before the cache is emptied, it reads the old " + seenBy(GestaltBuilder::addCoreReloadListener),
            "`registerListener()`", () -> seenBy((builder, listener) -> builder), "40");
        said("add a listener during a reload", () -> {
            Service service = new Service();
            KEPT.add(() -> service.gestalt.registerListener(KEPT.get(0)));
            KEPT.add(() -> { });
            KEPT.subList(KEPT.size() - 2, KEPT.size()).forEach(service.gestalt::registerListener);
            return nameOf(service.strategy::reload);
        }, "`ConcurrentModificationException`", () -> {
            Service service = new Service();
            AtomicInteger told = new AtomicInteger();
            List<CoreReloadListener> mine = new CopyOnWriteArrayList<>();
            mine.add(() -> mine.add(told::incrementAndGet));
            KEPT.add(() -> mine.forEach(CoreReloadListener::reload));
            service.gestalt.registerListener(KEPT.get(KEPT.size() - 1));
            service.strategy.reload();
            service.strategy.reload();
            return "told " + told + " time";
        }, "told 1 time");
        row("read an interface for the first time during a reload, in a listener", () -> {
            String outcome = tell(gestalt -> gestalt.getConfig("db.pool", () -> 0, Pool.class));
            String container = tell(gestalt -> gestalt.getConfigOptional("db.pool.size", new TypeCapture<ConfigContainer<Integer>>() { }));
            return outcome.equals(container) ? outcome : outcome + ", or " + container;
        },
            "read a number or a text", () -> tell(gestalt -> gestalt.getConfig("db.pool.size", 0, Integer.class)), "both are told");
    }

    /** A loaded configuration, and the map of its first source; the second source is empty at first. */
    private static final class Service {

        private final Map<String, String> source = new ConcurrentHashMap<>(Map.of("db.pool.size", "20", "payment.timeout", "PT30S"));
        private final Map<String, String> later = new ConcurrentHashMap<>();
        private final ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        private final ManualConfigReloadStrategy laterStrategy = new ManualConfigReloadStrategy();
        private final Gestalt gestalt;

        Service() throws GestaltException {
            gestalt = gestalt(
                MapConfigSourceBuilder.builder().setCustomConfig(source).addConfigReloadStrategy(strategy),
                MapConfigSourceBuilder.builder().setCustomConfig(later).addConfigReloadStrategy(laterStrategy));
            gestalt.loadConfigs();
        }

        String size() throws GestaltException {
            return "" + gestalt.getConfig("db.pool.size", Integer.class);
        }

        String timeout() {
            return gestalt.getConfigOptional("payment.timeout", String.class).orElse("none");
        }

        /** What is read before a reload that brings 40. */
        String before(Trial read) throws Exception {
            String before = read.run();
            source.put("db.pool.size", "40");
            strategy.reload();
            return before;
        }
    }

    private static Gestalt gestalt(SourceBuilder<?, ?>... sources) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder();
        for (SourceBuilder<?, ?> source : sources) {
            builder.addSource(source.build());
        }
        return builder.build();
    }

    private static MapConfigSourceBuilder map(String key, String value) {
        return MapConfigSourceBuilder.builder().setCustomConfig(Map.of(key, value));
    }

    private static ClassPathConfigSourceBuilder classPath() {
        return ClassPathConfigSourceBuilder.builder().setResource("booking.properties");
    }

    /** What is read after a system property has changed, with a reload or without. */
    private static String systemProperty(boolean isReloaded) throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        System.setProperty("guest.limit", "20");
        Gestalt gestalt = gestalt(SystemPropertiesConfigSourceBuilder.builder().addConfigReloadStrategy(strategy));
        gestalt.loadConfigs();
        System.setProperty("guest.limit", "40");
        if (isReloaded) {
            strategy.reload();
        }
        return gestalt.getConfig("guest.limit", String.class);
    }

    private static FileConfigSourceBuilder source(Path file) {
        return FileConfigSourceBuilder.builder().setPath(file);
    }

    private static TimedConfigReloadStrategy timer() {
        return new TimedConfigReloadStrategy(Duration.ofMinutes(1));
    }

    /** The absolute path of the file, in a folder of its own, with that content if there is one. */
    private static Path file(String name, String content) throws IOException {
        Path file = Path.of(name + ".d", name).toAbsolutePath();
        if (content != null) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, content);
        }
        return file;
    }

    private static void replace(Path file, String content) throws IOException {
        Path next = Files.writeString(file.resolveSibling("next"), content);
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
    }

    private static ExecutorService watcher() {
        return Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, WATCHER);
            thread.setDaemon(true);
            thread.setUncaughtExceptionHandler((failed, e) -> ENDED.add(e));
            return thread;
        });
    }

    /** Watches the file; the queue gets what a listener reads after each reload. */
    private static BlockingQueue<String> watch(Path file, ExecutorService watcher) throws GestaltException {
        Gestalt gestalt = gestalt(source(file).addConfigReloadStrategy(new FileChangeReloadStrategy(watcher)));
        gestalt.loadConfigs();
        BlockingQueue<String> seen = new LinkedBlockingQueue<>();
        KEPT.add(() -> seen.add(gestalt.getConfigOptional("db.pool.size", String.class).orElse("none")));
        gestalt.registerListener(KEPT.get(KEPT.size() - 1));
        return seen;
    }

    /** A write may be noticed more than once: waits until a listener has seen the value. */
    private static String await(BlockingQueue<String> seen, String wanted) throws InterruptedException {
        String value;
        do {
            value = seen.poll(20, TimeUnit.SECONDS);
            if (value == null) {
                throw new IllegalStateException("Never seen: " + wanted);
            }
        } while (!value.equals(wanted));
        return value;
    }

    private static Thread threads(String name) {
        return Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> Pattern.matches(name, thread.getName()))
            .findFirst().orElseThrow();
    }

    private static String reloadTwoSources(ManualConfigReloadStrategy first, ManualConfigReloadStrategy second) throws GestaltException {
        Map<String, String> pool = new ConcurrentHashMap<>(Map.of("db.pool.size", "20"));
        Map<String, String> rates = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        Gestalt gestalt = gestalt(
            MapConfigSourceBuilder.builder().setCustomConfig(pool).addConfigReloadStrategy(first),
            MapConfigSourceBuilder.builder().setCustomConfig(rates).addConfigReloadStrategy(second));
        gestalt.loadConfigs();
        pool.put("db.pool.size", "40");
        rates.put("rates.attic", "95");
        first.reload();
        second.reload();
        return gestalt.getConfig("db.pool.size", Integer.class) + " and " + gestalt.getConfig("rates.attic", Integer.class);
    }

    /** Two sources without a tag and, last, one with a tag; the tagged one is reloaded or not, the second one always. */
    private static String afterTheTagged(boolean isReloaded) throws Exception {
        ManualConfigReloadStrategy second = new ManualConfigReloadStrategy();
        ManualConfigReloadStrategy tagged = new ManualConfigReloadStrategy();
        Gestalt gestalt = gestalt(map("db.pool.size", "20").addConfigReloadStrategy(new ManualConfigReloadStrategy()),
            map("mail.port", "587").addConfigReloadStrategy(second),
            map("db.pool.size", "5").addConfigReloadStrategy(tagged).addTag(Tag.of("profile", "dev")));
        gestalt.loadConfigs();
        if (isReloaded) {
            tagged.reload();
        }
        second.reload();
        second.reload();
        return gestalt.getConfig("db.pool.size", "none", String.class) + ", " + gestalt.getConfig("mail.port", "none", String.class);
    }

    /** A source without a tag, and two with different ones; either these are reloaded or the first. */
    private static String tagged(boolean isReloaded) throws Exception {
        ManualConfigReloadStrategy untagged = new ManualConfigReloadStrategy();
        ManualConfigReloadStrategy dev = new ManualConfigReloadStrategy();
        ManualConfigReloadStrategy test = new ManualConfigReloadStrategy();
        Gestalt gestalt = gestalt(map("db.pool.size", "20").addConfigReloadStrategy(untagged),
            map("db.pool.size", "5").addConfigReloadStrategy(dev).addTag(Tag.profile("dev")),
            map("db.pool.size", "2").addConfigReloadStrategy(test).addTag(Tag.profile("test")));
        gestalt.loadConfigs();
        for (ManualConfigReloadStrategy strategy : isReloaded ? List.of(test, test, dev) : List.of(untagged, untagged, untagged)) {
            strategy.reload();
        }
        return gestalt.getConfig("db.pool.size", "none", String.class);
    }

    private static String reloadTwice(boolean taggedFirst) throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        List<SourceBuilder<?, ?>> sources = new ArrayList<>(List.of(
            map("db.pool.size", "20"), map("rates.attic", "80").addConfigReloadStrategy(strategy)));
        sources.add(taggedFirst ? 0 : 2, map("http.port", "9090").addTag(Tag.profile("dev")));
        Gestalt gestalt = gestalt(sources.toArray(SourceBuilder<?, ?>[]::new));
        gestalt.loadConfigs();
        List<String> values = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            values.add(gestalt.getConfigOptional("db.pool.size", String.class).orElse("none"));
            strategy.reload();
        }
        return String.join(", ", values);
    }

    private static String saveBroken(String content) throws Exception {
        Path file = file("broken.json", "{\"db\": {\"host\": \"old\", \"url\": \"jdbc://old\"}}");
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = gestalt(source(file).addConfigReloadStrategy(strategy));
        gestalt.loadConfigs();
        Trial host = () -> gestalt.getConfig("db.host", String.class);
        String before = host.run();
        Files.writeString(file, content);
        String thrown = nameOf(strategy::reload);
        if (!host.run().equals(before)) {
            throw new IllegalStateException("The host that was read before is not the same");
        }
        String url = gestalt.getConfig("db.url", String.class);
        return thrown + ", but " + (url.equals("jdbc://old") ? "nothing is new"
            : "unread values are new: `" + url + "`");
    }

    private static String check(String content) throws Exception {
        gestalt(source(file("candidate.json", content))).loadConfigs();
        return "";
    }

    private static WeakReference<CoreReloadListener> register(Gestalt gestalt, AtomicInteger told) {
        CoreReloadListener listener = told::incrementAndGet;
        gestalt.registerListener(listener);
        return new WeakReference<>(listener);
    }

    private interface Registration {
        GestaltBuilder on(GestaltBuilder builder, CoreReloadListener listener);
    }

    private static String seenBy(Registration registration) throws Exception {
        Map<String, String> pool = new ConcurrentHashMap<>(Map.of("db.pool.size", "20"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        CompletableFuture<Gestalt> built = new CompletableFuture<>();
        CompletableFuture<String> seen = new CompletableFuture<>();
        CoreReloadListener listener = () -> seen.complete("" + built.join().getConfig("db.pool.size", 0, Integer.class));
        GestaltBuilder builder = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(pool).addConfigReloadStrategy(strategy).build());
        Gestalt gestalt = registration.on(builder, listener).build();
        // Told once only: what the first of two registrations sees.
        gestalt.registerListener(listener);
        built.complete(gestalt);
        gestalt.loadConfigs();
        gestalt.getConfig("db.pool.size", 0, Integer.class);
        pool.put("db.pool.size", "40");
        strategy.reload();
        return seen.join();
    }

    /** How many of two listeners are told of a reload; the first reads. */
    private static String tell(Consumer<Gestalt> read) throws GestaltException {
        Service service = new Service();
        AtomicInteger told = new AtomicInteger();
        CoreReloadListener first = () -> {
            told.incrementAndGet();
            read.accept(service.gestalt);
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
        return thrown + (told.get() == 2 ? "both are told" : "the next listener is not told");
    }

    /** The beginning of the message, and the class of the cause. */
    private static String causeOf(Call call) {
        try {
            call.run();
            return "nothing";
        } catch (Exception e) {
            String cause = e.getCause() == null ? null : e.getCause().getClass().getSimpleName();
            return e.getMessage().replaceAll(":.*", "") + ", " + cause;
        }
    }

    private interface Call {
        void run() throws Exception;
    }

    private static String nameOf(Call call) {
        try {
            call.run();
            return "nothing";
        } catch (Exception e) {
            return "`" + e.getClass().getSimpleName() + "`";
        }
    }

    /** The exception, without the class and the hash code that some messages end with. */
    private static String message(Call call) {
        try {
            call.run();
            return "nothing";
        } catch (Exception e) {
            return "`" + e.getClass().getSimpleName() + "`: " + e.getMessage().replaceAll(" org\\..*", " …");
        }
    }
}
