package docs.usecase.a_b_testing

import kotlin.math.roundToInt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(
            ClassPathConfigSourceBuilder.builder()
                .setResource("booking.properties").build(),
        )
        .build()
    gestalt.loadConfigs()

    val visits = 100_000
    val withNewForm = (1..visits).count {
        gestalt.getConfig<String>("booking.form") == "new"
    }
    println("new form: ${(100.0 * withNewForm / visits).roundToInt()} % of $visits visits")
}
