package docs.modules.validator_hibernate;

import com.github.gestalt.config.validation.hibernate.builder.HibernateModuleBuilder;
import com.github.gestalt.config.validation.hibernate.config.HibernateModuleConfig;
import jakarta.validation.Configuration;
import jakarta.validation.MessageInterpolator;
import jakarta.validation.Validation;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.Locale;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.hibernate.validator.messageinterpolation.HibernateMessageInterpolatorContext;

public class NameTheField {

    public record Http(String host, @Min(1024) @Max(65535) int port) { }

    // region put-the-field-first
    record FieldFirst(MessageInterpolator inner)
            implements MessageInterpolator {
        @Override
        public String interpolate(String template, Context context) {
            return interpolate(template, context, Locale.ENGLISH);
        }

        @Override
        public String interpolate(String template, Context context,
                Locale locale) {
            var hibernate = context
                .unwrap(HibernateMessageInterpolatorContext.class);
            return hibernate.getPropertyPath() + " "
                + inner.interpolate(template, context, locale);
        }
    }
    // endregion put-the-field-first

    // region name-the-field
    static HibernateModuleConfig fieldFirst() {
        Configuration<?> configuration =
            Validation.byDefaultProvider().configure();
        configuration.messageInterpolator(new FieldFirst(
            configuration.getDefaultMessageInterpolator()));
        return HibernateModuleBuilder.builder()
            .setValidator(configuration.buildValidatorFactory()
                .getValidator())
            .build();
    }
    // endregion name-the-field

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .setValidationEnabled(true)
            .addModuleConfig(fieldFirst())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        try {
            System.out.println(gestalt.getConfig("http", Http.class));
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
    }
}
