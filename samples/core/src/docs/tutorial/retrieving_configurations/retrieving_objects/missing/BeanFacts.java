package docs.tutorial.retrieving_configurations.retrieving_objects.missing;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/tutorial/retrieving-configurations/retrieving-objects.mdx: a static field is left alone although its key exists, and
// the log names it at TRACE alone; all callers share a bean, and the list in a record, and have their own without the cache
public class BeanFacts {

    public static class Http {
        static Integer backlog = 1;
        private Integer port;

        public void setPort(Integer port) {
            this.port = port;
        }
    }

    public record Hotel(List<String> rooms) { }

    private static final Logger LIBRARY = Logger.getLogger("org.github.gestalt.config");

    public static void main(String[] args) throws GestaltException {
        List<String> log = new ArrayList<>();
        keep(log);
        LIBRARY.setLevel(Level.FINE);
        Http quiet = load(true).getConfig("http", Http.class);
        System.out.println("At DEBUG: " + quiet.port + ", static " + Http.backlog + ", log " + log);
        LIBRARY.setLevel(Level.FINER);
        Http http = load(true).getConfig("http", Http.class);
        System.out.println("At TRACE: " + http.port + ", static " + Http.backlog + ", log:");
        log.forEach(System.out::println);
        LIBRARY.setLevel(Level.OFF);

        for (boolean cache : List.of(true, false)) {
            Gestalt gestalt = load(cache);
            gestalt.getConfig("http", Http.class).setPort(1);
            gestalt.getConfig("hotel", Hotel.class).rooms().clear();
            System.out.println("useCacheDecorator(" + cache + "): the next caller gets port "
                + gestalt.getConfig("http", Http.class).port + " and rooms " + gestalt.getConfig("hotel", Hotel.class).rooms());
        }
    }

    private static Gestalt load(boolean cache) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "9090")
                .addCustomConfig("http.backlog", "50")
                .addCustomConfig("hotel.rooms", "Sea view, Attic")
                .build())
            .useCacheDecorator(cache)
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static void keep(List<String> log) {
        LIBRARY.setUseParentHandlers(false);
        LIBRARY.addHandler(new Handler() {
            @Override
            public void publish(LogRecord line) {
                if (line.getMessage().contains("static field")) {
                    log.add(line.getLevel() + " " + line.getLoggerName() + ": " + line.getMessage());
                }
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        });
    }
}
