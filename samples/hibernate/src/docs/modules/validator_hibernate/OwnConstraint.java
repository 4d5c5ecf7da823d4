package docs.modules.validator_hibernate;

import com.github.gestalt.config.validation.hibernate.builder.HibernateModuleBuilder;
import jakarta.validation.Validation;
import jakarta.validation.constraints.AssertTrue;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class OwnConstraint {

    // region use
    public record Prices(@CurrencyCode String currency) { }

    public record Stay(int minNights, int maxNights) {
        @AssertTrue(message = "maxNights must not be below minNights")
        public boolean isInOrder() {
            return minNights <= maxNights;
        }
    }
    // endregion use

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .setValidationEnabled(true)
            .addModuleConfig(HibernateModuleBuilder.builder()
                .setValidator(Validation.buildDefaultValidatorFactory()
                    .getValidator())
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        try {
            gestalt.getConfig("prices", Prices.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        try {
            gestalt.getConfig("stay", Stay.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
    }
}
