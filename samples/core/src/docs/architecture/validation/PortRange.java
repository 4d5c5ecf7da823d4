package docs.architecture.validation;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.entity.ValidationLevel;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.result.validation.ConfigValidator;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class PortRange {

    // region port-validator
    public record Http(Integer port) { }

    static class PortValidator implements ConfigValidator {
        @Override
        public <T> GResultOf<T> validator(
                T object, String path, TypeCapture<T> type, Tags tags) {
            if (!(object instanceof Http http)
                    || http.port() >= 1 && http.port() <= 65535) {
                return GResultOf.result(object);
            }
            return GResultOf.errors(new ValidationError(ValidationLevel.ERROR) {
                @Override
                public String description() {
                    return path + ".port must be from 1 to 65535";
                }
            });
        }
    }
    // endregion port-validator

    public static void main(String[] args) throws GestaltException {
        // region register
        Gestalt gestalt = new GestaltBuilder()
            .setValidationEnabled(true)
            .addValidator(new PortValidator())
            .addDefaultValidators()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "80800")
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("http", new Http(8080), Http.class));
        try {
            gestalt.getConfig("http", Http.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        // endregion register
    }
}
