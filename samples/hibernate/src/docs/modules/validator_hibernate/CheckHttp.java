package docs.modules.validator_hibernate;

import com.github.gestalt.config.validation.hibernate.builder.HibernateModuleBuilder;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class CheckHttp {

    public record Http(
        @NotBlank String host,
        @Min(1024) @Max(65535) int port) { }

    public static void main(String[] args) throws GestaltException {
        Validator validator =
            Validation.buildDefaultValidatorFactory().getValidator();
        Gestalt gestalt = new GestaltBuilder()
            .setValidationEnabled(true)
            .addModuleConfig(HibernateModuleBuilder.builder()
                .setValidator(validator)
                .build())
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
