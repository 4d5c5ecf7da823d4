package docs.modules.kodein_injection

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.kodein.di.DI
import org.kodein.di.bindInstance
import org.kodein.di.direct
import org.kodein.di.instance

val application = DI.Module("application") {
    import(priceModule)
    bindInstance<Gestalt> {
        GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build()
            .also { it.loadConfigs() }
    }
}

fun main() {
    // region test
    val forTest = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("prices.currency", "XTS")
            .build())
        .build()
    forTest.loadConfigs()

    val di = DI {
        import(application)
        bindInstance(overrides = true) { forTest }
    }
    di.direct.instance<PriceService>().print()
    // endregion test
}
