package docs.architecture.node_processor;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.metadata.IsEncryptedMetadata;
import org.github.gestalt.config.metadata.IsRunTimeStringSubstitutionMetadata;
import org.github.gestalt.config.metadata.IsTemporaryMetadata;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.processor.config.ConfigNodeProcessor;
import org.github.gestalt.config.processor.config.RunTimeConfigNodeProcessor;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.utils.GResultOf;

/** The built-in processors and the priorities that their classes carry, in the order in which they act. */
public class LowNumberFirst {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Priority\tClass");
        print("load", builtIn(ConfigNodeProcessor.class));
        print("read", builtIn(RunTimeConfigNodeProcessor.class));
        Set<Class<?>> marks = marksAt150();
        if (!marks.containsAll(Set.of(IsTemporaryMetadata.class, IsEncryptedMetadata.class, IsRunTimeStringSubstitutionMetadata.class))) {
            throw new IllegalStateException(marks.toString());
        }
    }

    /** The marks that the parts at 100 have set, as a processor at 150 sees them. */
    private static Set<Class<?>> marksAt150() throws GestaltException {
        MarkCollector collector = new MarkCollector();
        new GestaltBuilder()
            .addConfigNodeProcessor(collector)
            .addDefaultPostProcessors()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("once", "open@{temp:1}")
                .addCustomConfig("hidden", "open@{encrypt}")
                .addCustomConfig("late", "#{sys:java.version}")
                .build())
            .build()
            .loadConfigs();
        return collector.marks;
    }

    @ConfigPriority(150)
    private static final class MarkCollector implements ConfigNodeProcessor {
        private final Set<Class<?>> marks = new HashSet<>();

        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            node.getMetadata().values().forEach(found -> found.forEach(mark -> marks.add(mark.getClass())));
            return GResultOf.result(node);
        }
    }

    private static <T> List<T> builtIn(Class<T> part) {
        return ServiceLoader.load(part).stream().map(ServiceLoader.Provider::get).toList();
    }

    private static void print(String part, List<?> processors) {
        processors.stream().map(Object::getClass).sorted(Comparator.comparingInt(LowNumberFirst::priority)).forEach(type ->
            System.out.printf("%s, %d\t`%s`%n", part, priority(type), type.getSimpleName()));
    }

    private static int priority(Class<?> type) {
        return type.getAnnotation(ConfigPriority.class).value();
    }
}
