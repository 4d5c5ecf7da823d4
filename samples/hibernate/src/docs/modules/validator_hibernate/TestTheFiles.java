package docs.modules.validator_hibernate;

import com.github.gestalt.config.validation.hibernate.builder.HibernateModuleBuilder;
import docs.modules.validator_hibernate.CheckHttp.Http;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class TestTheFiles {

    public static void main(String[] args) throws GestaltException {
        // region alone
        Validator validator =
            Validation.buildDefaultValidatorFactory().getValidator();
        validator.validate(new Http("localhost", 80)).forEach(it ->
            System.out.println(it.getPropertyPath() + " " + it.getMessage()));
        // endregion alone

        for (String file : List.of("application.properties",
                "application-prod.properties")) {
            Gestalt gestalt = new GestaltBuilder()
                .setValidationEnabled(true)
                .addModuleConfig(HibernateModuleBuilder.builder()
                    .setValidator(validator)
                    .build())
                .addSource(ClassPathConfigSourceBuilder.builder()
                    .setResource(file)
                    .build())
                .build();
            gestalt.loadConfigs();
            try {
                gestalt.getConfig("http", Http.class);
                System.out.println(file + ": valid");
            } catch (GestaltException e) {
                System.out.println(file + ": refused");
            }
        }
    }
}
