package docs.architecture.result_processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.result.DefaultResultProcessor;
import org.github.gestalt.config.processor.result.ErrorResultProcessor;
import org.github.gestalt.config.processor.result.ResultProcessor;
import org.github.gestalt.config.processor.result.validation.ValidationResultProcessor;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** What a result processor sees at each place of the order, for a value, a missing one with a default, and a missing one. */
public class OrderTable {

    private static final List<String> SEEN = new ArrayList<>();
    private static final List<ResultProcessor> LOOKS = List.of(new Last(), new Middle(), new First());
    private static Tags lastTags;

    /** Notes what it gets. */
    private abstract static class Look implements ResultProcessor {
        @Override
        public <T> GResultOf<T> processResults(GResultOf<T> result, String path, boolean isOptional, T defaultValue,
                                               TypeCapture<T> type, Tags tags) {
            lastTags = tags;
            SEEN.add(getClass().getSimpleName() + (result.hasResults() ? " " + result.results() : "") + (result.hasErrors() ? " error" : "")
                + (result.isDefault() ? " default" : ""));
            return result;
        }
    }

    @ConfigPriority(100)
    private static class First extends Look { }

    @ConfigPriority(250)
    private static class Middle extends Look { }

    @ConfigPriority(700)
    private static class Last extends Look { }

    private static class Same extends Look { }

    private static class SameToo extends Look { }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Priority\tProcessor\tA value\tMissing, with a default of 8\tMissing");
        String value = seen(gestalt -> gestalt.getConfig("port", Integer.class));
        String byDefault = seen(gestalt -> gestalt.getConfig("threads", 8, Integer.class));
        String missing = seen(gestalt -> {
            try {
                gestalt.getConfig("threads", Integer.class);
            } catch (GestaltException e) {
                SEEN.add("thrown");
            }
        });
        check(String.valueOf(lastTags), String.valueOf(Tags.profile("dev")));
        check(value, "[First 8080, Middle 8080, Last 8080]");
        check(seen(LOOKS, true, gestalt -> gestalt.getConfig("threads", 8, Integer.class)), "[First error, Middle, Last default]");
        check(seen(LOOKS, true, gestalt -> gestalt.getConfigOptional("threads", Integer.class)), "[First error, Middle, Last default]");
        check(seen(LOOKS, false, gestalt -> gestalt.getConfigResult("port", TypeCapture.of(Integer.class), Tags.of())), value);
        check(byDefault, "[First error, Middle, Last 8 default]");
        check(missing, "[First error, thrown]");
        check(seen(List.of(new SameToo(), new Same()), false, gestalt -> gestalt.getConfig("port", Integer.class)), "[SameToo 8080, Same 8080]");
        System.out.println("100\tyours\tsees 8080\tsees the error\tsees the error");
        row(ErrorResultProcessor.class, "passes it on", "drops the error", "throws");
        System.out.println("250\tyours\tsees 8080\tsees no result\tis not called");
        row(ValidationResultProcessor.class, "asks the validators, if validation is on", "passes it on", "is not called");
        row(DefaultResultProcessor.class, "passes it on", "gives 8", "is not called");
        System.out.println("700\tyours\tsees 8080\tsees 8, or no result if the cache is on\tis not called");
        System.out.println("1000\tyours, without a priority\tsees 8080\tsees 8, or no result if the cache is on\tis not called");
    }

    private interface Read {
        void of(Gestalt gestalt) throws GestaltException;
    }

    private static String seen(Read read) throws GestaltException {
        return seen(LOOKS, false, read);
    }

    private static String seen(List<ResultProcessor> processors, boolean cache, Read read) throws GestaltException {
        SEEN.clear();
        Gestalt gestalt = new GestaltBuilder()
            .addResultProcessors(processors)
            .useCacheDecorator(cache)
            .setDefaultTags(Tags.profile("dev"))
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("port", "8080")).build())
            .build();
        gestalt.loadConfigs();
        read.of(gestalt);
        return SEEN.toString();
    }

    private static void row(Class<?> processor, String... cells) {
        System.out.println(processor.getAnnotation(ConfigPriority.class).value() + "\t`" + processor.getSimpleName() + "`\t"
            + String.join("\t", cells));
    }

    private static void check(String seen, String expected) {
        if (!seen.equals(expected)) {
            throw new IllegalStateException(seen);
        }
    }
}
