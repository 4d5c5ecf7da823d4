package docs.architecture.node_processor;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.processor.config.ConfigNodeProcessor;
import org.github.gestalt.config.processor.config.RunTimeConfigNodeProcessor;
import org.github.gestalt.config.processor.result.DefaultResultProcessor;
import org.github.gestalt.config.processor.result.ErrorResultProcessor;
import org.github.gestalt.config.processor.result.ResultProcessor;
import org.github.gestalt.config.processor.result.validation.ValidationResultProcessor;

/** The built-in processors and the priorities that their classes carry, in the order in which they act. */
public class LowNumberFirst {

    public static void main(String[] args) {
        System.out.println("Priority\tClass");
        print("load", builtIn(ConfigNodeProcessor.class));
        print("read", builtIn(RunTimeConfigNodeProcessor.class));
        print("result", List.<ResultProcessor>of(
            new ErrorResultProcessor(), new ValidationResultProcessor(), new DefaultResultProcessor()));
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
