package docs.architecture.validation

import java.util.Optional
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.entity.ValidationError
import org.github.gestalt.config.entity.ValidationLevel
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.kotlin.reflect.kTypeCaptureOf
import org.github.gestalt.config.processor.result.validation.ConfigValidator
import org.github.gestalt.config.reflect.TypeCapture
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.github.gestalt.config.tag.Tags
import org.github.gestalt.config.utils.GResultOf

// region port-validator
data class Http(val port: Int)

class PortValidator : ConfigValidator {
    override fun <T> validator(
        config: T, path: String, type: TypeCapture<T>, tags: Tags
    ): GResultOf<T> =
        if (config !is Http || config.port in 1..65535) {
            GResultOf.result(config)
        } else {
            GResultOf.errors(object : ValidationError(ValidationLevel.ERROR) {
                override fun description() = "$path.port must be from 1 to 65535"
            })
        }
}
// endregion port-validator

fun main() {
    // region register
    val gestalt = GestaltBuilder()
        .setValidationEnabled(true)
        .addValidator(PortValidator())
        .addDefaultValidators()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("http.port", "80800")
            .build())
        .build()
    gestalt.loadConfigs()

    println(gestalt.getConfig("http", Http(8080)))
    try {
        gestalt.getConfig<Http>("http")
    } catch (e: GestaltException) {
        println(e.message)
    }
    // endregion register
    check(gestalt.getConfig<Http?>("http") == null)
    check(gestalt.getConfigOptional("http", kTypeCaptureOf<Http>()).isEmpty)
    check(gestalt.getConfig<Optional<Http>>("http").get().port == 80800)
}
