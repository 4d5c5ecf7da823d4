package docs.tutorial.retrieving_configurations.path_mapping.mappers;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.path.mapper.PathMapper;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.token.Token;
import org.github.gestalt.config.utils.GResultOf;

/** Adds a mapper with the priority of kebab case before and after the built-in mappers. */
// proves docs/tutorial/retrieving-configurations/path-mapping.mdx: of two mappers with one priority the first added
// comes first, and after an error the next one is asked
public class SamePriority {

    public record Http(Integer idleSeconds) { }

    @ConfigPriority(600)
    static class Old implements PathMapper {
        @Override
        public GResultOf<List<Token>> map(String path, String name, SentenceLexer lexer) {
            return lexer.scan("old_" + name);
        }
    }

    @ConfigPriority(2000)
    static class Fails implements PathMapper {
        @Override
        public GResultOf<List<Token>> map(String path, String name, SentenceLexer lexer) {
            return GResultOf.errors(new ValidationError.MappingPathEmpty(path, name));
        }
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Added after: " + read(new GestaltBuilder().addDefaultPathMappers().addPathMapper(new Old())));
        System.out.println("Added before: " + read(new GestaltBuilder().addPathMapper(new Old()).addDefaultPathMappers()));
        System.out.println("After an error: " + read(new GestaltBuilder().addDefaultPathMappers().addPathMapper(new Fails())));
    }

    private static Integer read(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.idle-seconds", "60")
                .addCustomConfig("http.old_idleSeconds", "90")
                .build())
            .build();
        gestalt.loadConfigs();
        return gestalt.getConfig("http", Http.class).idleSeconds();
    }
}
