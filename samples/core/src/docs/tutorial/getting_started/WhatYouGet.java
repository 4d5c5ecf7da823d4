package docs.tutorial.getting_started;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class WhatYouGet {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("/application-dev.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println("You read\tAs\tYou get");
        row(gestalt, "HTTP.Port", Integer.class);
        row(gestalt, "http.port", String.class);
        row(gestalt, "rooms[1].beds", Integer.class);
        row(gestalt, "booking.title", Boolean.class);
    }

    private static void row(Gestalt gestalt, String path, Class<?> type) throws GestaltException {
        System.out.printf("`%s`\t`%s`\t`%s`%n", path, type.getSimpleName(), gestalt.getConfig(path, type));
    }
}
