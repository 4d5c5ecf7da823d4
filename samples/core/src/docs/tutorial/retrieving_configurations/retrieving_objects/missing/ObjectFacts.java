package docs.tutorial.retrieving_configurations.retrieving_objects.missing;

import java.util.List;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/tutorial/retrieving-configurations/retrieving-objects.mdx: setters, private, inherited and static fields,
// names of constructor parameters, the order of constructors, a missing path with missing values allowed, a group that is
// there in part, a missing group whose members have defaults, an annotation against an initial value, a list as defaultVal,
// the constructor of a record that has two, an initial object with and without a key, a missing group with an initial object or as
// an Optional, a setter without a field or of another type, a key that no member names, transient fields and fields with an initial object
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

    public record Lobby(String notice, String opens) { }

    public record Hotel(Optional<Lobby> lobby) { }

    public record Spa(@Config(defaultVal = "5") Integer pools) { }

    public record Resort(Spa spa) { }

    public record MaySpa(Optional<Spa> spa) { }

    public static class Retry {
        Integer times = 3;
        Integer wait = 100;

        public Retry() { }

        public Retry(Integer times, Integer wait) {
            this.times = times;
            this.wait = wait;
        }
    }

    public static class Client {
        Retry retry = new Retry(7, 700);
        boolean called;

        public void setNote(String note) {
            called = true;
        }

        String values() {
            return retry.times + " times, " + retry.wait + " ms, setter called: " + called;
        }
    }

    public record Tags(@Config(defaultVal = "a,b") List<String> tags) { }

    public static class Both {
        @Config(defaultVal = "5") Integer pools = 7;
    }

    public record Address(String host, Integer backlog) {
        public Address(String host) {
            this(host, 10);
        }
    }

    public static class Lock {
        transient Integer port;
        final Object lock = new Object();
        Integer zero = 0;
        transient Integer cached;
    }

    public static class NoCache {
        transient Integer port;
        final Object lock = new Object();
        Integer zero = 0;
    }

    public static class Setters {
        Integer port;
        Integer backlog;

        public void setPort(String port) {
            throw new IllegalStateException("not called, because the field is an Integer");
        }

        public Setters setBacklog(Integer backlog) {
            this.backlog = backlog + 1;
            return this;
        }
    }

    public record Closing(@Config(defaultVal = "closed") String notice) { }

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
        Setters setters = gestalt.getConfig("http", Setters.class);
        System.out.println("a setter of another type, one that returns this: " + setters.port + ", " + setters.backlog);
        Gestalt hostAlone = load(new GestaltBuilder(), "http.host", "localhost");
        System.out.println("a record with two constructors: " + last(() -> hostAlone.getConfig("http", Address.class)));
        try {
            gestalt.getConfig("mail", Base.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage().lines().reduce((first, last) -> last).orElseThrow());
        }

        Gestalt part = load(new GestaltBuilder(), "hotel.lobby.notice", "Closed today", "resort.name", "Harbour");
        System.out.println("half a group: " + last(() -> part.getConfig("hotel", Hotel.class)));
        System.out.println("no group, members with defaults: " + last(() -> part.getConfig("resort", Resort.class)));
        System.out.println("the same group as an Optional: " + last(() -> part.getConfig("resort", MaySpa.class)));
        Gestalt noKey = load(new GestaltBuilder(), "client.note", "x", "client.called", "false");
        System.out.println("an initial object, no key: " + noKey.getConfig("client", Client.class).values());
        Gestalt oneKey = load(new GestaltBuilder(), "client.note", "x", "client.called", "false", "client.retry.times", "9");
        System.out.println("an initial object, one key: " + oneKey.getConfig("client", Client.class).values());
        System.out.println("annotation and initial value: " + part.getConfig("resort", Both.class).pools);
        System.out.println("a list as defaultVal: " + part.getConfig("resort", Tags.class).tags());
        Gestalt port = load(new GestaltBuilder(), "http.port", "9090");
        System.out.println("a transient field without a key: " + last(() -> port.getConfig("http", Lock.class)));
        NoCache noCache = port.getConfig("http", NoCache.class);
        System.out.println("a transient field, an initial object, an Integer of 0: " + noCache.port + ", "
            + (noCache.lock != null) + ", " + noCache.zero);
        Gestalt absent = load(new GestaltBuilder().setTreatEmptyStringAsAbsent(true), "lobby.notice", "");
        Gestalt misspelt = load(new GestaltBuilder(), "http.host", "localhost", "http.backlogs", "50");
        System.out.println("a key that no member names: " + misspelt.debugPrint());
        System.out.println("empty as absent, a member with defaultVal: " + last(() -> absent.getConfig("lobby", Closing.class)));
    }

    interface Read {
        Object run() throws GestaltException;
    }

    private static Gestalt load(GestaltBuilder builder, String... pairs) throws GestaltException {
        MapConfigSourceBuilder map = MapConfigSourceBuilder.builder();
        for (int i = 0; i < pairs.length; i += 2) {
            map.addCustomConfig(pairs[i], pairs[i + 1]);
        }
        Gestalt gestalt = builder.addSource(map.build()).build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String last(Read read) {
        try {
            return "" + read.run();
        } catch (GestaltException e) {
            return e.getMessage().lines().reduce((first, last) -> last).orElseThrow();
        }
    }
}
