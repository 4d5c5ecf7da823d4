package docs.tutorial.retrieving_configurations.path_mapping.mappers;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.path.mapper.KebabCasePathMapper;
import org.github.gestalt.config.path.mapper.PathMapper;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.token.Token;
import org.github.gestalt.config.utils.GResultOf;

// proves docs/tutorial/retrieving-configurations/path-mapping.mdx: how to test a mapper, how often it is called, what it
// gets, what a dot in its answer does, what an exception does, and which spellings kebab case alone allows
public class MapperAlone {

    public record Http(Integer port) { }

    public record Two(Integer port, Integer idleSeconds) { }

    public record Settings(Two http) { }

    @ConfigPriority(2000)
    static class Counting implements PathMapper {
        final AtomicInteger calls = new AtomicInteger();

        @Override
        public GResultOf<List<Token>> map(String path, String name, SentenceLexer lexer) {
            calls.incrementAndGet();
            return GResultOf.errors(new ValidationError.MappingPathEmpty(path, "Counting"));
        }
    }

    @ConfigPriority(2000)
    static class Failing implements PathMapper {
        @Override
        public GResultOf<List<Token>> map(String path, String name, SentenceLexer lexer) {
            throw new IllegalStateException("no such member");
        }
    }

    @ConfigPriority(2000)
    static class Nothing implements PathMapper {
        @Override
        public GResultOf<List<Token>> map(String path, String name, SentenceLexer lexer) {
            return null;
        }
    }

    /** Has the priority of LegacyPathMapper. */
    @ConfigPriority(400)
    static class OldestPathMapper implements PathMapper {
        @Override
        public GResultOf<List<Token>> map(String path, String name, SentenceLexer lexer) {
            return lexer.scan("oldest_" + name);
        }
    }

    /** Prints what it gets, and looks one level deeper. */
    @ConfigPriority(400)
    static class DeeperPathMapper implements PathMapper {
        @Override
        public GResultOf<List<Token>> map(String path, String name, SentenceLexer lexer) {
            System.out.println(path + ", " + name);
            return lexer.scan("old." + name);
        }
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println(new LegacyPathMapper().map("", "idleSeconds", new PathLexer()).results()
            .equals(new PathLexer().scan("old_idleSeconds").results()));

        Counting counting = new Counting();
        Gestalt gestalt = load(counting, "port");
        gestalt.getConfig("http", Http.class);
        gestalt.getConfig("http", Http.class);
        System.out.print(counting.calls + ", ");
        gestalt.getConfig("http", Http.class, Tags.profile("dev"));
        System.out.println(counting.calls);

        for (PathMapper wrong : List.of(new Failing(), new Nothing())) {
            try {
                load(wrong, "port").getConfig("http", new Http(80), Http.class);
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }

        Gestalt both = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.old_port", "1").addCustomConfig("http.oldest_port", "2").build())
            .addPathMapper(new OldestPathMapper())
            .addPathMapper(new LegacyPathMapper())
            .build();
        both.loadConfigs();
        System.out.println(both.getConfig("http", Http.class));

        Gestalt deeper = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "1").addCustomConfig("http.old.idleSeconds", "2").build())
            .addDefaultPathMappers()
            .addPathMapper(new DeeperPathMapper())
            .build();
        deeper.loadConfigs();
        System.out.println(deeper.getConfig("http", Two.class));
        System.out.println(deeper.getConfig("", Settings.class));

        System.out.println(kebabCaseOnly("idle-seconds").getConfig("http", Two.class));
        try {
            throw new AssertionError(kebabCaseOnly("idleSeconds").getConfig("http", Two.class));
        } catch (GestaltException e) {
            System.out.println(e.getMessage().lines().skip(1).findFirst().orElseThrow());
        }
    }

    private static Gestalt kebabCaseOnly(String key) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "1").addCustomConfig("http." + key, "2").build());
        builder.addPathMapper(new KebabCasePathMapper());
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static Gestalt load(PathMapper mapper, String key) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("http." + key, "9090").build())
            .addDefaultPathMappers()
            .addPathMapper(mapper)
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
