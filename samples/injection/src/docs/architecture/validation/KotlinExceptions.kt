package docs.architecture.validation

import com.google.inject.ConfigurationException
import com.google.inject.CreationException
import com.google.inject.Guice
import com.google.inject.ProvisionException
import com.google.inject.Stage
import jakarta.inject.Inject
import jakarta.inject.Singleton
import java.time.LocalTime
import java.util.Optional
import kotlin.reflect.full.IllegalCallableAccessException
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.guice.GestaltModule
import org.github.gestalt.config.guice.InjectConfig
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.koin.core.error.InstanceCreationException
import org.koin.core.error.NoBeanDefFoundException
import org.koin.dsl.koinApplication
import org.koin.dsl.module
import org.kodein.di.DI
import org.kodein.di.bindSingleton
import org.kodein.di.direct
import org.kodein.di.instance
import org.github.gestalt.config.kotlin.kodein.gestalt as kodeinGestalt
import org.github.gestalt.config.kotlin.koin.gestalt as koinGestalt

data class Mail(val host: String)

@JvmInline
value class Speed(val knots: Int)

data class Boat(val speed: Speed)

data class Opening(val opens: LocalTime)

data class Pool(val size: Int = 20)

sealed interface Fare

data class Adult(val price: Int) : Fare

private data class Hidden(val port: Int)

@ConsistentCopyVisibility
data class HiddenConstructor private constructor(val port: Int)

class Service(val port: Int)

class GuiceService {
    @InjectConfig(path = "http.prot")
    var port = 0
}

class NeedsGestalt @Inject constructor(val gestalt: Gestalt)

/** Makes each mistake that ends in an exception of Kotlin or a container, then prints: message, exception, when it comes and what to do. */
fun main() {
    println("Message\tException\tWhen it comes, and what to do")
    val values = mapOf("http.port" to "80", "boat.speed" to "20", "desk.opens" to "06:30", "pool.size" to "x", "fare.price" to "5")
    val (config, other) = List(2) {
        GestaltBuilder().addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).build()).build()
    }
    config.loadConfigs()
    val known = module { single<Gestalt> { config } }

    row<NullPointerException>("Parameter specified as non-null is null: method org.github.gestalt.config.kotlin.decoder.DataClassDecoder.decode, parameter node",
        "A data class is read at a path that no source has, even with a default. Correct the path, or [read it as an `Optional`](../tutorial/retrieving-configurations/retrieving-kotlin.mdx#missing-group).",
        { config.getConfig<Mail>("mails") }, { config.getConfig("mails", Mail("localhost")) })
    check(config.getConfig<Optional<Mail>>("mails").isEmpty)
    row<IllegalArgumentException>("object … is not an instance of …",
        "A property of a data class is [a value class](../tutorial/retrieving-configurations/retrieving-kotlin.mdx#types). Declare the type inside it.",
        { config.getConfig<Boat>("boat") })
    row<IllegalArgumentException>("argument type mismatch",
        "Gestalt does not know [the type](../tutorial/retrieving-configurations/supported-decoders.mdx#other-types) of a property, as `LocalTime`. Declare a `String`.",
        { config.getConfig<Opening>("desk") })
    row<IllegalCallableAccessException>("cannot access a member of class",
        "A data class or its constructor is [`private`](../tutorial/retrieving-configurations/retrieving-kotlin.mdx#mistake-a-private-data-class). Leave the word out.",
        { config.getConfig<Hidden>("http") }, { config.getConfig<HiddenConstructor>("http") })
    row<ProvisionException>("Unable to provision, see the following errors:",
        "Guice cannot fill [a field](../modules/guice-injection.mdx#mistakes). Look up the last `Caused by`.",
        { Guice.createInjector(GestaltModule(config)).getInstance(GuiceService::class.java) })
    row<CreationException>("Unable to create injector, see the following errors:",
        "In `Stage.PRODUCTION`, Guice cannot fill [a field of a singleton](../modules/guice-injection.mdx#at-start). "
            + "Look up the last `Caused by` below each number. Or `Gestalt was bound multiple times`: pass one `GestaltModule`.",
        { Guice.createInjector(Stage.PRODUCTION, GestaltModule(config), { it.bind(GuiceService::class.java).`in`(Singleton::class.java) }) },
        { Guice.createInjector(GestaltModule(config), GestaltModule(other)) })
    row<ConfigurationException>("No implementation for Gestalt was bound",
        "The Guice injector has no `GestaltModule`. Add [`GestaltModule(config)`](../modules/guice-injection.mdx#fields).",
        { Guice.createInjector().getInstance(NeedsGestalt::class.java) })
    row<InstanceCreationException>("Could not create instance for [Singleton:",
        "Koin cannot make [an object](../modules/koin-injection.mdx#mistakes), mostly for a wrong path. Look up the last `Caused by`.",
        { koinApplication { modules(known, module { single { Service(koinGestalt("http.prot")) } }) }.koin.get<Service>() })
    row<NoBeanDefFoundException>("No definition found for class:'org.github.gestalt.config.Gestalt'",
        "Koin has no `Gestalt`. Define it with [`single<Gestalt> { config }`](../modules/koin-injection.mdx#definition).",
        { koinApplication { modules(module { single { Service(koinGestalt("http.port")) } }) }.koin.get<Service>() })
    row<DI.NotFoundException>("No binding found for Gestalt",
        "Kodein has no `Gestalt`. Bind it with [`bindInstance { config }`](../modules/kodein-injection.mdx#bind).",
        { DI { bindSingleton { Service(kodeinGestalt("http.port")) } }.direct.instance<Service>() })

    // What the rows say besides.
    message<CreationException>("Gestalt was bound multiple times", { Guice.createInjector(GestaltModule(config), GestaltModule(other)) })
    message<ClassCastException>("class java.lang.String cannot be cast to class", { val speed = config.getConfig<Speed>("boat.speed"); speed.knots })
    message<NullPointerException>("because \"decodedResults\" is null", { config.getConfig<Fare>("fare") })
    check(config.getConfig<Adult>("fare") == Adult(5))
    message<GestaltException>("Unable to parse a number on Path: pool.size … Missing required members [size]", { config.getConfig<Pool>("pool") })
}

/** Fails if a call does not end in an exception of this class and with these words, or in one caused by it. */
private inline fun <reified E : Exception> row(words: String, remedy: String, vararg calls: () -> Any?) {
    val messages = calls.map { message<E>(words, it) }
    val before = if (messages.all { it.startsWith(words.substringBefore(" …")) }) "" else "… "
    val after = if (words.endsWith("…") || messages.all { it.endsWith(words) }) "" else " …"
    println("`$before$words$after`\t`${E::class.simpleName}`\t$remedy")
}

private inline fun <reified E : Exception> message(words: String, call: () -> Any?): String {
    val thrown = runCatching { call() }.exceptionOrNull()
    val causes = generateSequence(thrown) { it.cause }
    val seen = causes.filterIsInstance<E>().firstOrNull { words.split("…").all { part -> part.trim() in it.message.orEmpty() } }
    return checkNotNull(seen) { "$words: $thrown" }.message.orEmpty()
}
