package docs.architecture.node_processor.taken_name;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.config.transform.Transformer;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.utils.GResultOf;

// proves docs/architecture/node-processor.mdx: of two transformers with one name, Gestalt uses the one that the class path has last
/** The service file of this folder is before the library's on the class path; it names one like a built-in one, and two alike. */
public class TakenName {

    public static void main(String[] args) throws GestaltException {
        System.setProperty("db.host", "from the built-in transformer");
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("taken", "${sys:db.host}")
                .addCustomConfig("two", "${two:db.host}")
                .build())
            .build();
        gestalt.loadConfigs();
        System.out.println("A name that a built-in one has: " + gestalt.getConfig("taken", String.class));
        System.out.println("Two of mine with one name: " + gestalt.getConfig("two", String.class));

        Gestalt throwing = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("thrown", "${throws:db.host:=a default}").build())
            .build();
        try {
            throwing.loadConfigs();
        } catch (IllegalStateException e) {
            System.out.println("One that throws: " + e.getMessage());
        }
    }

    private abstract static class Named implements Transformer {
        private final String name;
        private final String answer;

        Named(String name, String answer) {
            this.name = name;
            this.answer = answer;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public GResultOf<String> process(String path, String key, String rawValue) {
            return GResultOf.result(answer);
        }
    }

    public static final class Replacement extends Named {
        public Replacement() {
            super("sys", "from mine");
        }
    }

    public static final class Thrower extends Named {
        public Thrower() {
            super("throws", "");
        }

        @Override
        public GResultOf<String> process(String path, String key, String rawValue) {
            throw new IllegalStateException(rawValue);
        }
    }

    public static final class First extends Named {
        public First() {
            super("two", "from the first in the service file");
        }
    }

    public static final class Second extends Named {
        public Second() {
            super("two", "from the second in the service file");
        }
    }
}
