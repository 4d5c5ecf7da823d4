package docs.modules.kodein_injection

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.kodein.gestalt
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.kodein.di.DI
import org.kodein.di.bindEagerSingleton
import org.kodein.di.bindInstance
import org.kodein.di.bindSingleton

class Deposit(val percent: Int)

class Currency(val name: String)

fun main() {
    val config = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    config.loadConfigs()

    // region at-start
    DI {
        bindInstance { config }
        bindSingleton { Currency(gestalt("prices.money")) }
    }
    println("Nobody has asked for the currency.")

    try {
        DI {
            bindInstance { config }
            bindEagerSingleton { Deposit(gestalt("prices.deposits")) }
        }
    } catch (e: GestaltException) {
        println(e.message)
    }
    // endregion at-start
}
