package docs.advanced.configurable_options;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Calls each setter of the builder with null, then builds, prints and reads, and prints what came of it. */
public class NullOptions {

    public static void main(String[] args) throws Exception {
        String usual = outcome(null);
        Map<String, List<String>> rows = Arrays.stream(GestaltBuilder.class.getMethods())
            .filter(one -> one.getName().startsWith("set") && one.getParameterCount() == 1)
            .filter(one -> !one.getParameterTypes()[0].isPrimitive() && !one.isAnnotationPresent(Deprecated.class))
            .sorted(Comparator.comparing(Method::getName))
            .collect(Collectors.groupingBy(one -> {
                String outcome = outcome(one);
                return outcome.equals(usual) ? "nothing: it counts as not called" : outcome;
            }, LinkedHashMap::new, Collectors.mapping(one -> "`" + one.getName() + "`", Collectors.toList())));
        System.out.println("What `null` does\tPassed to");
        rows.entrySet().stream().sorted(Comparator.comparing(row -> -row.getValue().size()))
            .forEach(row -> System.out.println(row.getKey() + "\t" + String.join(", ", row.getValue())));
    }

    private static String shown(Object value) {
        return value instanceof SentenceLexer || value instanceof Map ? value.getClass().getName() : String.valueOf(value);
    }

    private static String outcome(Method setter) {
        String step = "at once";
        try {
            GestaltBuilder builder = new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder().addCustomConfig("db.password", "harbour-light").build());
            if (setter != null) {
                setter.invoke(builder, new Object[] {null});
            }
            step = "in `build()`";
            Gestalt gestalt = builder.build();
            gestalt.loadConfigs();
            step = "in `debugPrint()`";
            String printed = gestalt.debugPrint().replaceAll(".*value='(.*)'.*", "$1");
            step = "at a read";
            gestalt.getConfig("db.password", String.class);
            GestaltConfig options = gestalt.getDecoderContext().getGestaltConfig();
            for (Method getter : GestaltConfig.class.getMethods()) {
                if (getter.getName().matches("(get|is)[A-Z].*") && getter.getParameterCount() == 0
                        && !shown(getter.invoke(options)).equals(shown(getter.invoke(new GestaltConfig())))) {
                    throw new IllegalStateException(getter.getName());
                }
            }
            return "`debugPrint()` prints `" + printed + "` for a secret";
        } catch (InvocationTargetException e) {
            return "`" + e.getCause().getClass().getSimpleName() + "` " + step;
        } catch (Exception e) {
            return "`" + e.getClass().getSimpleName() + "` " + step;
        }
    }
}
