package docs.modules.koin_injection

import java.util.Optional
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.annotations.ConfigPrefix
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.kotlin.koin.gestalt
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.github.gestalt.config.tag.Tags
import org.koin.core.Koin
import org.koin.core.component.KoinComponent
import org.koin.core.component.get
import org.koin.core.context.startKoin
import org.koin.core.context.stopKoin
import org.koin.core.module.Module
import org.koin.core.module.dsl.singleOf
import org.koin.core.parameter.parametersOf
import org.koin.core.qualifier.named
import org.koin.dsl.koinApplication
import org.koin.dsl.module

private class Port(val number: Int)

private class Ship(val port: Port)

private class PortOfDay(private val koin: Koin) : KoinComponent {
    override fun getKoin() = koin

    fun port() = get<Gestalt>().getConfig<Int>("http.port")
}

private class Berth(val number: Int?)

private class Beds(val rooms: List<Room>)

/** Makes each mistake, and what to do instead, then prints the table. */
@ConfigPrefix(prefix = "motels.smtp")
data class Motel(val host: String)

fun main() {
    println("You write\tYou get\tInstead")
    // A default does not help where the Gestalt is missing, nor one under the qualifier of the call.
    check(runCatching { koin { gestalt(); single { Port(gestalt("http.port", 80, named("hotels"))) } }.get<Port>() }.isFailure)
    row("no definition of `Gestalt`, or none with the `qualifier` of the call, even with a default",
        { koin { single { Port(gestalt("http.port", 80)) } }.get<Port>().number },
        "`single { config }`", { koin { gestalt(); port() }.get<Port>().number })
    row("no `loadConfigs()`", { koin { single { build() }; port() }.get<Port>().number },
        "`loadConfigs()` after `build()`", { koin { gestalt(); port() }.get<Port>().number })
    row("`gestalt(\"motto\", \"hotel\")`, to read from the `Gestalt` named `hotel`",
        { koin { gestalt(); hotel(); single { gestalt<String>("motto", "hotel") } }.get<String>() },
        "`qualifier = named(\"hotel\")`",
        { koin { gestalt(); hotel(); single { gestalt<String>("motto", qualifier = named("hotel")) } }.get<String>() })
    row("`singleOf(::Service)`, whose parameters are settings", { koin { gestalt(); singleOf(::Port) }.get<Port>().number },
        "`single { Service(gestalt(\"http.port\")) }`", { koin { gestalt(); port() }.get<Port>().number })
    // The last cause has the reason, below one exception for each definition.
    val nested = runCatching { koin { gestalt(); single { Port(gestalt("none")) }; single { Ship(get()) } }.get<Ship>() }
    check(generateSequence(nested.exceptionOrNull()) { it.cause }.map { it.javaClass.simpleName }.toList() ==
        listOf("InstanceCreationException", "InstanceCreationException", "GestaltException"))
    // A component reads from the Gestalt itself.
    check(PortOfDay(koin { gestalt() }).port() == 8080)
    // A factory whose path no source has.
    val hotels = koin { gestalt(); factory { (name: String) -> gestalt<Mail>("hotels.$name") } }
    check(generateSequence(runCatching { hotels.get<Mail> { parametersOf("hill") } }.exceptionOrNull()) { it.cause }.last()
        is NullPointerException)
    val optional = koin { gestalt(); factory { (name: String) -> gestalt<Optional<Mail>>("hotels.$name") } }
    check(optional.get<Optional<Mail>> { parametersOf("hill") }.isEmpty)
    // An Optional is also empty when a member is wrong.
    check(koin { single { load("wrong.host" to "a", "wrong.port" to "25x") }; single { gestalt<Optional<Mail>>("wrong") } }
        .get<Optional<Mail>>().isEmpty)
    // A parameter that may be null: the read throws all the same.
    check(koin { gestalt(); single { Berth(gestalt("http.port")) } }.get<Berth>().number == 9090)
    check(runCatching { koin { gestalt(); single { Berth(gestalt("none")) } }.get<Berth>() }.isFailure)
    // A definition may load the configuration; it does so once, at the first read, and comes after those that use it.
    var loaded = 0
    val lazily = koin { port(); factory { gestalt<Int>("http.backlog") }; single { loaded++; load() } }
    check(loaded == 0 && lazily.get<Port>().number == 9090 && lazily.get<Int>() == 50 && loaded == 1)
    // The Gestalt outlives its container.
    val closed = koinApplication { modules(module { gestalt() }) }
    val open = closed.koin.get<Gestalt>()
    closed.close()
    check(open.getConfig<Int>("http.backlog") == 50)
    // In a scope.
    val desks = koin { gestalt(); scope(named("desk")) { scoped { Port(gestalt("http.port")) } } }
    check(desks.createScope("one", named("desk")).get<Port>().number == 9090)
    row("two `single` of type `Int`, or two lists, and get the first",
        { koin { gestalt(); single { gestalt<Int>("http.port") }; single { gestalt<Int>("http.backlog") } }.get<Int>() },
        "a class around them, or `named`",
        { koin { gestalt(); single(named("port")) { gestalt<Int>("http.port") }; single { gestalt<Int>("http.backlog") } }
            .get<Int>(named("port")) })
    // From two modules the later definition replaces the earlier, without a message.
    val earlier = module { gestalt(); single { gestalt<Int>("http.port") } }
    check(koinApplication { modules(earlier, module { single { gestalt<Int>("http.backlog") } }) }.koin.get<Int>() == 50)
    // koinApplication runs what is marked with createdAtStart, as startKoin does.
    check(runCatching { koin { gestalt(); single(createdAtStart = true) { gestalt<Int>("none") } } }.isFailure)
    check(runCatching {
        koin { gestalt(); single { gestalt<List<Room>>("rooms") }; single { gestalt<List<String>>("languages") } }
    }.isFailure)
    // A class with a prefix knows its path.
    check(koin { single { load("motels.smtp.host" to "m1") }; single { gestalt<Motel>("") } }.get<Motel>().host == "m1")
    check(koin { gestalt(); single { Beds(gestalt("rooms")) } }.get<Beds>().rooms[0].beds == 3)
    row("`startKoin` in two tests", { startKoin { }; startKoin { }.koin.get<Port>() },
        "`koinApplication`, or `stopKoin()` after each", { stopKoin(); koin { gestalt(); port() }.get<Port>().number })
}

private fun Module.gestalt() {
    single { load() }
}

private fun Module.hotel() {
    single(named("hotel")) { load("motto" to "Rooms with a view") }
}

private fun Module.port() {
    single { Port(gestalt("http.port")) }
}

private fun koin(definitions: Module.() -> Unit): Koin = koinApplication { modules(module(moduleDeclaration = definitions)) }.koin

private fun load(vararg more: Pair<String, String>): Gestalt {
    val config = build(*more)
    config.loadConfigs()
    return config
}

private fun build(vararg more: Pair<String, String>): Gestalt = GestaltBuilder()
    .addSource(MapConfigSourceBuilder.builder().setCustomConfig(mapOf(
        "http.port" to "8080", "http.backlog" to "50", "languages[0]" to "en",
        "rooms[0].name" to "Attic", "rooms[0].beds" to "3") + more).build())
    .addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "9090").setTags(Tags.profile("dev")).build())
    .setDefaultTags(Tags.profile("dev"))
    .build()

private fun row(mistake: String, wrong: () -> Any?, remedy: String, right: () -> Any?) {
    val outcome = try {
        wrong().toString()
    } catch (e: Exception) {
        val cause = generateSequence<Throwable>(e) { it.cause }.last()
        val message = cause.message.orEmpty()
        when (cause) {
            is NullPointerException, is ClassCastException -> cause.javaClass.simpleName
            else -> message.substringAfter("message: ").lines().first().substringBefore(" on scope").substringBefore("..")
        }
    }
    check(right().toString() != outcome) { "$mistake is none" }
    println("$mistake\t`$outcome`\t$remedy")
}
