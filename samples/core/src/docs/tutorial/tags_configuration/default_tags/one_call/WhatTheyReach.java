package docs.tutorial.tags_configuration.default_tags.one_call;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Reads the port, 8080 without tags and 9090 in dev, in every way while dev is the default. */
public class WhatTheyReach {

    public record Http(Integer port) { }

    public interface Server {
        Integer port();
    }

    public static void main(String[] args) throws GestaltException {
        Map<String, String> base = new ConcurrentHashMap<>(Map.of("http.port", "8080", "http.url", "http://localhost:${http.port}"));
        Gestalt gestalt = new GestaltBuilder()
            .addSource(source(Tags.of(), base))
            .addSource(source(Tags.profile("dev"), Map.of("http.port", "9090")))
            .setDefaultTags(Tags.profile("dev"))
            .build();
        gestalt.loadConfigs();

        System.out.println("You read\tYou get");
        row("a value: `getConfig(path, type)`", gestalt.getConfig("http.port", Integer.class));
        row("a value with a default", gestalt.getConfig("http.port", 80, Integer.class));
        row("an `Optional`: `getConfigOptional`", gestalt.getConfigOptional("http.port", Integer.class).orElseThrow());
        row("a record or another class", gestalt.getConfig("http", Http.class).port());
        row("an interface", gestalt.getConfig("http", Server.class).port());
        row("an interface, made with `Tags.of()`", gestalt.getConfig("http", Server.class, Tags.of()).port());
        row("a `ConfigContainer`",
            gestalt.getConfig("http.port", new TypeCapture<ConfigContainer<Integer>>() { }).orElseThrow());
        String trees = gestalt.debugPrint();
        row("every tree: `debugPrint()`", trees.contains("8080") && trees.contains("9090") ? "8080 and 9090" : trees);
        row("a text that quotes `${http.port}`", gestalt.getConfig("http.url", String.class));
    }

    private static void row(String read, Object value) {
        System.out.println(read + "\t" + value);
    }

    private static ConfigSourcePackage source(Tags tags, Map<String, String> values) throws GestaltException {
        return MapConfigSourceBuilder.builder().setCustomConfig(values).setTags(tags).build();
    }
}
