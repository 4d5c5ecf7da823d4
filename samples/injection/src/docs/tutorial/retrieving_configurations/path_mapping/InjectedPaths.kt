package docs.tutorial.retrieving_configurations.path_mapping

import com.google.inject.Guice
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.guice.GestaltModule
import org.github.gestalt.config.guice.InjectConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.kodein.di.DI
import org.kodein.di.bindInstance
import org.kodein.di.bindSingleton
import org.kodein.di.direct
import org.kodein.di.instance
import org.koin.dsl.koinApplication
import org.koin.dsl.module
import org.github.gestalt.config.kotlin.kodein.gestalt as kodeinGestalt
import org.github.gestalt.config.kotlin.koin.gestalt as koinGestalt

class Kebab {
    @InjectConfig(path = "http.idle-seconds")
    var idle = 0
}

class Camel {
    @InjectConfig(path = "http.idleSeconds")
    var idle = 0
}

class Idle(val seconds: Int)

// proves docs/tutorial/retrieving-configurations/path-mapping.mdx: the path of an injected value is tried in no other spelling
fun main() {
    val config = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.idle-seconds", "60").build())
        .build()
    config.loadConfigs()

    val guice = Guice.createInjector(GestaltModule(config))
    row("Guice", { guice.getInstance(Kebab::class.java).idle }, { guice.getInstance(Camel::class.java).idle })
    row("Koin", { koin(config, "http.idle-seconds") }, { koin(config, "http.idleSeconds") })
    row("Kodein", { kodein(config, "http.idle-seconds") }, { kodein(config, "http.idleSeconds") })
}

private fun koin(config: Gestalt, path: String): Int =
    koinApplication { modules(module { single { config }; single { Idle(koinGestalt(path)) } }) }.koin.get<Idle>().seconds

private fun kodein(config: Gestalt, path: String): Int =
    DI { bindInstance { config }; bindSingleton { Idle(kodeinGestalt(path)) } }.direct.instance<Idle>().seconds

private fun row(name: String, exact: () -> Int, other: () -> Int) {
    val failed = runCatching { other() }.isFailure
    println("$name: ${exact()}, another spelling: ${if (failed) "fails" else "works"}")
}
