package docs.architecture.validation;

import com.github.gestalt.config.validation.hibernate.builder.HibernateModuleBuilder;
import jakarta.validation.Validation;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Makes both mistakes that end in an exception of another class, then prints: message, exception, when it comes and what to do. */
public class HibernateExceptions {

    public record Http(@Min(1) Integer port) { }

    public record Wrong(@NotBlank Integer port) { }

    public static void main(String[] args) throws Exception {
        System.out.println("Message\tException\tWhen it comes, and what to do");
        row("Cannot invoke \"jakarta.validation.Validator.validate(Object, java.lang.Class[])\" because \"this.validator\" is null",
            "`HibernateModuleBuilder` has no validator. Call [`setValidator`](../modules/validator-hibernate.mdx#refuse), or leave the module config out.",
            HibernateModuleBuilder.builder(), Http.class);
        row("HV000030: No validator could be found for constraint",
            "A constraint does not suit the type, as `@NotBlank` on an `Integer`. Choose [another](../modules/validator-hibernate.mdx#mistakes), as `@NotNull`.",
            HibernateModuleBuilder.builder().setValidator(Validation.buildDefaultValidatorFactory().getValidator()), Wrong.class);
    }

    private static void row(String words, String remedy, HibernateModuleBuilder module, Class<?> type) throws Exception {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "80").build())
            .addModuleConfig(module.build())
            .setValidationEnabled(true)
            .build();
        gestalt.loadConfigs();
        try {
            throw new IllegalStateException("no exception, but " + gestalt.getConfig("http", type));
        } catch (RuntimeException e) {
            if (!e.getMessage().startsWith(words)) {
                throw e;
            }
            System.out.println("`" + words + (e.getMessage().equals(words) ? "" : " …") + "`\t`" + e.getClass().getSimpleName() + "`\t" + remedy);
        }
    }
}
