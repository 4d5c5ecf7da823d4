package docs.modules.validator_hibernate;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Currency;

// region constraint
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER,
    ElementType.TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
@Constraint(validatedBy = CurrencyCode.Check.class)
public @interface CurrencyCode {

    String message() default "${validatedValue} is not a currency";
    Class<?>[] groups() default { };
    Class<? extends Payload>[] payload() default { };

    class Check implements ConstraintValidator<CurrencyCode, String> {
        @Override
        public boolean isValid(String code,
                ConstraintValidatorContext context) {
            return code == null
                || Currency.getAvailableCurrencies().stream()
                    .anyMatch(it -> it.getCurrencyCode().equals(code));
        }
    }
}
// endregion constraint
