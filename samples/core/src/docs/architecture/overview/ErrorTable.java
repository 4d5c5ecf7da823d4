package docs.architecture.overview;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.decoder.LeafDecoder;
import org.github.gestalt.config.decoder.Priority;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Lets each step find an error, and prints the call that throws with its message. */
public class ErrorTable {

    private interface Step {
        void run() throws GestaltException;
    }

    public static void main(String[] args) {
        System.out.println("Something is wrong\tThe call, and what it throws\tMessage");
        row("no source was added", "`build()`", () -> new GestaltBuilder().build());
        row("`http` is a value in one source, and `http.port` in another", "`loadConfigs()`",
            () -> load(Map.of("http", "8080"), Map.of("http.port", "8080")));
        row("no transformer knows `${tunnel.port}`", "`loadConfigs()`", () -> load(Map.of("db.port", "${tunnel.port}")));
        row("`$include` names a file that does not exist", "none", () -> load(
            Map.of("$include", "source=file,path=missing.properties")));
        row("`db.port = 5432x` is read as an `Integer`", "`getConfig()`",
            () -> load(Map.of("db.port", "5432x")).getConfig("db.port", Integer.class));
        row("your decoder throws, in a read with a default", "`getConfig()`",
            () -> load(new GestaltBuilder().addDecoder(new Broken()).addDefaultDecoders(), Map.of("db.port", "5432"))
                .getConfig("db.port", 6432, Integer.class));
        row("your processor throws", "`loadConfigs()`",
            () -> load(new GestaltBuilder().addDefaultPostProcessors().addConfigNodeProcessor((path, node) -> {
                throw new IllegalStateException("no connection");
            }), Map.of("db.port", "5432")));
        row("a read before `loadConfigs()`", "`getConfig()`", () -> builder(Map.of("db.port", "5432")).build().getConfig("db.port", Integer.class));
        row("the same, with a default", "none", () -> early());
    }

    /** The default counts until the load, and not after it. */
    private static void early() throws GestaltException {
        Gestalt gestalt = builder(Map.of("db.port", "5432")).build();
        int before = gestalt.getConfig("db.port", 1, Integer.class);
        gestalt.loadConfigs();
        if (before != 1 || gestalt.getConfig("db.port", 1, Integer.class) != 5432) {
            throw new IllegalStateException("the default is kept");
        }
    }

    /** A decoder for numbers that always throws. */
    private static class Broken extends LeafDecoder<Integer> {

        @Override
        public String name() {
            return "Broken";
        }

        @Override
        public Priority priority() {
            return Priority.VERY_HIGH;
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Integer.class;
        }

        @Override
        protected GResultOf<Integer> leafDecode(String path, ConfigNode node, DecoderContext context) {
            throw new IllegalStateException("no connection");
        }
    }

    private static void row(String mistake, String call, Step step) {
        String message = "";
        String thrown = "";
        try {
            step.run();
        } catch (GestaltException e) {
            String[] lines = e.getMessage().strip().split(" *\n - ");
            // The first error is enough for a table, without the node that it names.
            String first = lines.length == 1 ? "" : " … " + lines[1].replaceFirst(".*message: ", "");
            message = lines[0] + first.replaceFirst("[,.] (from node|For key|for class: MapNode).*", " …");
            thrown = ": `" + e.getClass().getSimpleName() + "`";
        } catch (IllegalStateException e) {
            message = e.getMessage();
            thrown = ": `" + e.getClass().getSimpleName() + "`";
        }
        if (message.isEmpty() != call.equals("none")) {
            throw new IllegalStateException(mistake + ": " + message);
        }
        String silent = mistake.contains("$include") ? "none: the values of the file are missing" : "none: you get the default until the load";
        System.out.println(mistake + "\t" + call + thrown + "\t" + (message.isEmpty() ? silent : "“" + message + "”"));
    }

    @SafeVarargs
    private static Gestalt load(Map<String, String>... sources) throws GestaltException {
        return load(new GestaltBuilder(), sources);
    }

    @SafeVarargs
    private static Gestalt load(GestaltBuilder builder, Map<String, String>... sources) throws GestaltException {
        for (Map<String, String> source : sources) {
            builder.addSource(MapConfigSourceBuilder.builder().setCustomConfig(source).build());
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static GestaltBuilder builder(Map<String, String> source) throws GestaltException {
        return new GestaltBuilder().addSource(MapConfigSourceBuilder.builder().setCustomConfig(source).build());
    }
}
