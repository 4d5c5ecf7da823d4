package docs.architecture.validation;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.entity.ValidationLevel;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.result.validation.ConfigValidator;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Holds an interface while a reload brings a port that a validator refuses. */
// proves docs/architecture/validation.mdx: what you hold over a reload is not checked, nor is the default of a missing value
public class HeldUnchecked {

    public interface Http {
        Integer port();
    }

    public record HttpRecord(Integer port) implements Http { }

    private static final AtomicInteger ASKED = new AtomicInteger();

    public static void main(String[] args) throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("http.port", "8080"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .setValidationEnabled(true)
            .addValidator(new PortValidator())
            .addDefaultValidators()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        Http http = gestalt.getConfig("http", Http.class);
        System.out.println("First read: port " + http.port()
            + ", asked " + ASKED.get() + " time");

        values.put("http.port", "80800");
        strategy.reload();
        System.out.println("Held over the reload: port " + http.port()
            + ", asked " + ASKED.get() + " time");

        try {
            gestalt.getConfig("http", Http.class);
        } catch (GestaltException e) {
            System.out.println("New read: refused, asked "
                + ASKED.get() + " times");
        }
        HttpRecord old = new HttpRecord(8080);
        System.out.println("Record, with the old one as default: port "
            + gestalt.getConfig("http", old, HttpRecord.class).port()
            + ", asked " + ASKED.get() + " times");
        Http other = () -> 70000;
        System.out.println("Default for a missing path: port "
            + gestalt.getConfig("admin", other, Http.class).port()
            + ", asked " + ASKED.get() + " times");
    }

    static final class PortValidator implements ConfigValidator {
        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            ASKED.incrementAndGet();
            return !(object instanceof Http http) || http.port() <= 65535 ? GResultOf.result(object)
                : GResultOf.errors(new ValidationError(ValidationLevel.ERROR) {
                    @Override
                    public String description() {
                        return path + ".port must be from 1 to 65535";
                    }
                });
        }
    }
}
