package docs.modules.koin_injection

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.koin.gestalt
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.koin.core.context.startKoin
import org.koin.core.error.InstanceCreationException
import org.koin.dsl.module

class Reports(val port: Int)

fun main() {
    val config = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    config.loadConfigs()

    // region at-start
    val reports = module(createdAtStart = true) {
        single { Reports(gestalt("http.ports")) }
    }
    try {
        startKoin { modules(module { single { config } }, reports) }
    } catch (e: InstanceCreationException) {
        println(e.cause?.message)
    }
    // endregion at-start
}
