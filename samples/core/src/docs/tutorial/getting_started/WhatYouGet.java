package docs.tutorial.getting_started;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class WhatYouGet {

    public record Room(String name, Integer beds) { }

    private static void row(String youWrite, Object youGet) {
        System.out.println("`" + youWrite + "`\t" + youGet);
    }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("/application-dev.properties").build())
            .build();
        gestalt.loadConfigs();

        System.out.println("You write\tYou get");
        row("getConfig(\"HTTP.Port\", Integer.class)", gestalt.getConfig("HTTP.Port", Integer.class));
        row("getConfig(\"http.port\", Short.class)", gestalt.getConfig("http.port", Short.class));
        row("getConfig(\"http.port\", String.class)", gestalt.getConfig("http.port", String.class));
        row("getConfig(\"rooms[1].beds\", Integer.class)", gestalt.getConfig("rooms[1].beds", Integer.class));
        row("getConfig(\"booking.title\", Boolean.class)", gestalt.getConfig("booking.title", Boolean.class));
        row("getConfigOptional(\"http.host\", String.class)", gestalt.getConfigOptional("http.host", String.class));
        row("getConfigOptional(\"booking.title\", Integer.class)", gestalt.getConfigOptional("booking.title", Integer.class));

        // region shared-list
        List<Room> rooms = gestalt.getConfig("rooms", new TypeCapture<List<Room>>() { });
        rooms.clear();
        List<Room> again = gestalt.getConfig("rooms", new TypeCapture<List<Room>>() { });
        // endregion shared-list
        row("getConfig(\"rooms\", …)", again.size() + " rooms");
    }
}
