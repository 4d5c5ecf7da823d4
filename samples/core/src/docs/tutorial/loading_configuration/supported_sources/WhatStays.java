package docs.tutorial.loading_configuration.supported_sources;

import java.util.HashMap;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

// proves docs/tutorial/loading-configuration/supported-sources.mdx: what a second load keeps, an addition before the first, a map that changes, and sources without keys
/** Adds a source, loads again, takes a key out of a source, and uses a source in two objects. */
public class WhatStays {

    public static void main(String[] args) throws GestaltException {
        Map<String, String> map = new HashMap<>(Map.of("port", "1", "host", "a"));
        ConfigSourcePackage source = MapConfigSourceBuilder.builder().setCustomConfig(map).build();
        Gestalt gestalt = new GestaltBuilder().addSource(source).build();
        gestalt.loadConfigs();
        gestalt.addConfigSourcePackage(text("port = 2\nnight = true"));
        map.remove("host");
        map.put("beds", "2");
        gestalt.loadConfigs();
        System.out.println("port of the builder's source: " + gestalt.getConfig("port", String.class));
        System.out.println("a key put into the map: " + gestalt.getConfig("beds", String.class));
        System.out.println("a key of the addition alone: " + gestalt.getConfigOptional("night", String.class));
        System.out.println("a key that its source lost: " + gestalt.getConfigOptional("host", String.class));

        ConfigSourcePackage text = text("port = 1");
        Gestalt early = new GestaltBuilder().addSource(text).build();
        early.addConfigSourcePackage(text("port = 2"));
        System.out.println("added before loading: " + early.getConfig("port", String.class));
        early.loadConfigs();
        System.out.println("after loading: " + early.getConfig("port", String.class));

        Gestalt second = new GestaltBuilder().addSource(text).addSource(source).build();
        second.loadConfigs();
        System.out.println("sources used again: " + second.getConfig("port", String.class)
            + ", " + second.getConfigOptional("host", String.class));

        empty(text(""));
        empty(MapConfigSourceBuilder.builder().setCustomConfig(Map.of()).build());
    }

    private static void empty(ConfigSourcePackage source) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().addSource(source).build();
        gestalt.loadConfigs();
        System.out.println("empty: " + gestalt.debugPrint());
    }

    private static ConfigSourcePackage text(String text) throws GestaltException {
        return StringConfigSourceBuilder.builder().setConfig(text).setFormat("properties").build();
    }
}
