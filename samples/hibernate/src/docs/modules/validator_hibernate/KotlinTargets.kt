package docs.modules.validator_hibernate

import com.github.gestalt.config.validation.hibernate.builder.HibernateModuleBuilder
import jakarta.validation.Constraint
import jakarta.validation.ConstraintValidator
import jakarta.validation.ConstraintValidatorContext
import jakarta.validation.Payload
import jakarta.validation.Valid
import jakarta.validation.Validation
import jakarta.validation.constraints.AssertTrue
import jakarta.validation.constraints.Min
import jakarta.validation.constraints.NotBlank
import kotlin.reflect.KClass
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

data class OnField(@field:Min(1024) val port: Int)
data class OnGetter(@get:Min(1024) val port: Int)
data class OnParameter(@param:Min(1024) val port: Int)
data class WithoutPrefix(@Min(1024) val port: Int)
data class MayBeAbsent(@field:Min(1024) val port: Int?)
@Target(AnnotationTarget.FIELD)
@Constraint(validatedBy = [PortCheck::class])
annotation class Port(
    val message: String = "not a port",
    val groups: Array<KClass<*>> = [],
    val payload: Array<KClass<out Payload>> = [],
)

class PortCheck : ConstraintValidator<Port, Int> {
    override fun isValid(port: Int?, context: ConstraintValidatorContext) = port == null || port >= 1024
}

data class WithOwn(@field:Port val port: Int)
data class Defaulted(val host: String, @field:Min(1024) val port: Int = 80)
data class Nested(@field:Valid val http: OnField)
data class Listed(@field:Valid val https: List<OnField>)
data class InList(val https: List<@Valid OnField>)
data class Names(val names: List<@NotBlank String>)

data class OrderedGetter(val port: Int) {
    @get:AssertTrue
    val isInOrder: Boolean get() = port >= 1024
}

data class OrderedFunction(val port: Int) {
    @AssertTrue
    fun isInOrder() = port >= 1024
}

interface Contract {
    @get:Min(1024)
    val port: Int
}

fun load(): Gestalt = GestaltBuilder()
    .setValidationEnabled(true)
    .addModuleConfig(HibernateModuleBuilder.builder()
        .setValidator(Validation.buildDefaultValidatorFactory().validator)
        .build())
    .addSource(MapConfigSourceBuilder.builder()
        .addCustomConfig("http.port", "80")
        .addCustomConfig("https[0].port", "80")
        .addCustomConfig("names", "a,,b")
        .addCustomConfig("absent.host", "localhost")
        .build())
    .build()
    .apply { loadConfigs() }

fun refuses(read: Gestalt.() -> Any?): Boolean = try {
    load().read()
    false
} catch (e: GestaltException) {
    check(e.message!!.startsWith("Validation failed")) { e }
    true
}

fun row(written: String, checked: Boolean, read: Gestalt.() -> Any?) {
    check(refuses(read) == checked) { written }
    println("$written\t${if (checked) "yes" else "no"}")
}

fun main() {
    println("You write\tChecked?")
    check(refuses { getConfig<MayBeAbsent>("http") } && !refuses { getConfig<MayBeAbsent>("absent") })
    check(refuses { getConfig<Defaulted>("absent") })
    check(refuses { getConfig<WithOwn>("http") })
    row("`@field:Min(1024) val port: Int`, or `Int?` if it is present", true) { getConfig<OnField>("http") }
    check(refuses { getConfig<Contract>("http").port })
    row("`@get:Min(1024) val port: Int`, also in an interface", true) { getConfig<OnGetter>("http") }
    row("`@Min(1024) val port: Int`, with Kotlin 2.4", true) { getConfig<WithoutPrefix>("http") }
    check(KotlinVersion.CURRENT.toString().startsWith("2.4."))
    row("`@param:Min(1024) val port: Int`", false) { getConfig<OnParameter>("http") }
    row("`@field:Valid val http: Http`", true) { getConfig<Nested>("") }
    row("`@field:Valid val https: List<Http>`", true) { getConfig<Listed>("") }
    row("`@get:AssertTrue val isInOrder: Boolean get() = …`", true) { getConfig<OrderedGetter>("http") }
    check(refuses { getConfig<OrderedFunction>("http") })
    row("`val https: List<@Valid Http>`", false) { getConfig<InList>("") }
    row("`val names: List<@NotBlank String>`", false) { getConfig<Names>("") }
    // A read of a nullable type is optional, so it returns null in place of the refused object.
    check(load().getConfig<OnField?>("http") == null)
}
