package docs.tutorial.retrieving_configurations.retrieving_objects.missing;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/tutorial/retrieving-configurations/retrieving-objects.mdx: setters, private, inherited and static fields,
// names of constructor parameters, the order of constructors, and a missing path with missing values allowed
public class ObjectFacts {

    public static class Base {
        private Integer port;
        static Integer backlog = 1;

        String values() {
            return port + ", static " + backlog;
        }
    }

    public static class Inherits extends Base {
        private String host;

        public void setHost(String host) {
            this.host = host + ", by its setter";
        }
    }

    public static class Constructors {
        final String chosen;

        public Constructors(String host) {
            chosen = "one parameter: " + host;
        }

        public Constructors(String host, Integer port) {
            chosen = "two parameters: " + host + ":" + port;
        }

        public Constructors(String host, Integer port, Integer missing) {
            chosen = "three parameters: " + host + ":" + port + ":" + missing;
        }
    }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.host", "localhost")
                .addCustomConfig("http.port", "9090")
                .addCustomConfig("http.backlog", "50")
                .build())
            .setTreatMissingValuesAsErrors(false)
            .build();
        gestalt.loadConfigs();

        Inherits inherits = gestalt.getConfig("http", Inherits.class);
        System.out.println(inherits.host + "; " + inherits.values());
        System.out.println(gestalt.getConfig("http", Constructors.class).chosen);
        try {
            gestalt.getConfig("mail", Base.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage().lines().reduce((first, last) -> last).orElseThrow());
        }
    }
}
