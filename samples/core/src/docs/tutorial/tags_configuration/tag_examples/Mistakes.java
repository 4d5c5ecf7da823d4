package docs.tutorial.tags_configuration.tag_examples;

import java.util.Map;
import java.util.concurrent.Callable;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

/** Makes each mistake and prints what came of it. */
public class Mistakes {

    private static final Tags DEV = Tags.profile("dev");

    public static void main(String[] args) throws Exception {
        System.out.println("You write\tYou get\tInstead");
        row("`${db.host}` in the dev file, which alone has `db.host`",
            () -> load(source(Tags.of(), Map.of("http.port", "8080")),
                source(DEV, Map.of("db.host", "localhost", "db.url", "jdbc:${db.host}"))),
            "build the text in your code");
        row("`#{db.host}` in the dev file, and both files have `db.host`",
            () -> load(source(Tags.of(), Map.of("db.host", "db.harbour.example")),
                source(DEV, Map.of("db.host", "localhost", "db.url", "jdbc:#{db.host}")))
                .getConfig("db.url", String.class, DEV) + ", the untagged host",
            "the same");
        row("a name in the list of hotels whose file is missing",
            () -> load(ClassPathConfigSourceBuilder.builder().setResource("hotel-city.properties")
                .addTag(Tag.of("hotel", "city")).build()).debugPrint(),
            "add the file before the name, since `loadConfigs()` fails for the whole program");
        row("read for a hotel that has no file",
            () -> load(source(Tags.of(), Map.of("booking.title", "A hotel of the group")))
                .getConfig("booking.title", String.class, Tags.of(Tag.of("hotel", "alps"))) + ", without a message",
            "check the name against the list of hotels");
        row("after `loadConfigs()`, add a hotel whose `${host}` no untagged source has",
            () -> "`GestaltException`, and `booking.title` is " + afterFailedAdd(false)
                + " all the same; if you had read it for this hotel before, it stays " + afterFailedAdd(true),
            "complete values in an added source");
    }

    /** The title of a hotel whose source was added with an error; a read before has left the title of the group in the cache. */
    private static String afterFailedAdd(boolean readBefore) throws GestaltException {
        Gestalt gestalt = load(source(Tags.of(), Map.of("booking.title", "A hotel of the group")));
        Tags city = Tags.of(Tag.of("hotel", "city"));
        if (readBefore) {
            gestalt.getConfig("booking.title", String.class, city);
        }
        try {
            gestalt.addConfigSourcePackage(source(city,
                Map.of("booking.title", "City Rooms", "host", "city", "url", "x://${host}")));
        } catch (GestaltException e) {
            return gestalt.getConfig("booking.title", String.class, city);
        }
        throw new AssertionError("no exception");
    }

    private static Gestalt load(ConfigSourcePackage... sources) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder();
        for (ConfigSourcePackage source : sources) {
            builder.addSource(source);
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static ConfigSourcePackage source(Tags tags, Map<String, String> values) throws GestaltException {
        return MapConfigSourceBuilder.builder().setCustomConfig(values).setTags(tags).build();
    }

    private static void row(String mistake, Callable<?> wrong, String instead) {
        String outcome;
        try {
            outcome = String.valueOf(wrong.call());
        } catch (GestaltException e) {
            String[] lines = e.getMessage().split("message: ");
            outcome = "`GestaltException`: " + lines[lines.length - 1];
        } catch (Exception e) {
            outcome = "`" + e.getClass().getSimpleName() + "`";
        }
        System.out.println(mistake + "\t" + outcome + "\t" + instead);
    }
}
