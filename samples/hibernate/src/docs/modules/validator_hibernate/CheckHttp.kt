package docs.modules.validator_hibernate

import com.github.gestalt.config.validation.hibernate.builder.HibernateModuleBuilder
import jakarta.validation.Validation
import jakarta.validation.constraints.Max
import jakarta.validation.constraints.Min
import jakarta.validation.constraints.NotBlank
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class Http(
    @field:NotBlank val host: String,
    @field:Min(1024) @field:Max(65535) val port: Int
)

fun main() {
    val validator = Validation.buildDefaultValidatorFactory().validator
    val gestalt = GestaltBuilder()
        .setValidationEnabled(true)
        .addModuleConfig(HibernateModuleBuilder.builder()
            .setValidator(validator)
            .build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    try {
        println(gestalt.getConfig<Http>("http"))
    } catch (e: GestaltException) {
        println(e.message)
    }
}
