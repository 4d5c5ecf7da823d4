package docs.advanced.security_temporary_nodes;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.ProxyDecoderMode;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;

/** Counts how many of 100 allowed reads each action uses up. */
public class WhatCounts {

    public record Door(String code) { }

    public interface Lock {
        Integer code();
    }

    private interface Action {
        void on(Gestalt gestalt) throws GestaltException;
    }

    private static ManualConfigReloadStrategy tagged;
    private static ManualConfigReloadStrategy untagged;

    public static void main(String[] args) throws GestaltException {
        System.out.println("What you do\tReads used up");
        row("`getConfig()` as `String` or `Integer`", it -> it.getConfig("door.code", Integer.class));
        row("`getConfig()` as `Optional<Integer>`",
            it -> it.getConfig("door.code", new TypeCapture<Optional<Integer>>() { }));
        row("`getConfig()` as `OptionalInt`", it -> it.getConfig("door.code", OptionalInt.class));
        row("`getConfigOptional()`", it -> it.getConfigOptional("door.code", String.class));
        row("`getConfig()` of the object, or as a `Map`",
            it -> it.getConfig("door", new TypeCapture<Map<String, String>>() { }));
        row("a read that fails", it -> it.getConfig("door.code", false, Boolean.class));
        row("a `ConfigContainer`, and three reads of it", it -> {
            ConfigContainer<Integer> code =
                it.getConfig("door.code", new TypeCapture<ConfigContainer<Integer>>() { });
            code.orElseThrow();
            code.orElseThrow();
            code.orElseThrow();
        });
        row("an interface, and three calls", WhatCounts::threeCalls);
        row("the same with `PASSTHROUGH`", WhatCounts::threeCalls);
        row("a read of another value with `#{door.code}`",
            it -> it.getConfig("label", String.class));
        row("101 reads of another value with `${door.code}`", it -> {
            for (int i = 0; i < 101; i++) {
                String copy = it.getConfig("copy", String.class);
                if (!copy.contains("4711")) {
                    throw new IllegalStateException(i + ": " + copy);
                }
            }
        });
        row("`debugPrint()`", Gestalt::debugPrint);
        row("a `ConfigContainer`, then a reload of the same source, which gives 100 reads back", it -> {
            ConfigContainer<Integer> code =
                it.getConfig("door.code", new TypeCapture<ConfigContainer<Integer>>() { });
            untagged.reload();
            code.orElseThrow();
        });
        row("an interface, then such a reload and three calls", it -> {
            Lock lock = it.getConfig("door", Lock.class);
            untagged.reload();
            lock.code();
            lock.code();
            lock.code();
        });
        row("a reload of a source with another tag", it -> tagged.reload());
        row("`addConfigSourcePackage()`", it -> it.addConfigSourcePackage(
            MapConfigSourceBuilder.builder().addCustomConfig("hotel", "Harbour").build()));
    }

    private static void threeCalls(Gestalt gestalt) throws GestaltException {
        Lock lock = gestalt.getConfig("door", Lock.class);
        lock.code();
        lock.code();
        lock.code();
    }

    private static void row(String label, Action action) throws GestaltException {
        tagged = new ManualConfigReloadStrategy();
        untagged = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("door.code", "4711@{temp:100}")
                .addCustomConfig("label", "Door #{door.code}")
                .addCustomConfig("copy", label.contains("${") ? "Door ${door.code}" : "none")
                .addConfigReloadStrategy(untagged)
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("hotel", "Harbour")
                .addTag(Tag.of("environment", "prod"))
                .addConfigReloadStrategy(tagged)
                .build())
            .setProxyDecoderMode(label.contains("PASSTHROUGH")
                ? ProxyDecoderMode.PASSTHROUGH : ProxyDecoderMode.CACHE)
            .build();
        gestalt.loadConfigs();
        String before = gestalt.debugPrint();
        action.on(gestalt);
        int left = 0;
        while (!gestalt.getConfig("door.code", String.class).isEmpty()) {
            left++;
        }
        if (!gestalt.debugPrint().equals(before) && !label.contains("addConfigSource")) {
            throw new IllegalStateException(gestalt.debugPrint());
        }
        System.out.println(label + "\t" + (left == 0 ? "all" : 100 - left));
    }
}
