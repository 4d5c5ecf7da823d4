package docs.modules.kodein_injection

import java.time.LocalDate
import java.util.Optional
import java.util.concurrent.Semaphore
import java.util.concurrent.atomic.AtomicInteger
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.annotations.ConfigPrefix
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.kotlin.kodein.gestalt
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.github.gestalt.config.tag.Tags
import org.kodein.di.DI
import org.kodein.di.DIAware
import org.kodein.di.DirectDI
import org.kodein.di.allInstances
import org.kodein.di.bind
import org.kodein.di.bindEagerSingleton
import org.kodein.di.bindFactory
import org.kodein.di.bindInstance
import org.kodein.di.bindProvider
import org.kodein.di.bindSingleton
import org.kodein.di.bindings.WeakContextScope
import org.kodein.di.direct
import org.kodein.di.factory
import org.kodein.di.instance
import org.kodein.di.new
import org.kodein.di.on
import org.kodein.di.scoped
import org.kodein.di.singleton

private class Discount(val percent: Int)

@ConfigPrefix(prefix = "motels.smtp")
data class Motel(val host: String)

private class Seats(val number: Int?)

private class Guest(val setting: String)

private class Late(override val di: DI) : DIAware {
    val deposit by lazy { direct.gestalt<Int>("deposit") }
}

private class Percent(override val di: DI) : DIAware {
    val discount: Discount by instance()
}

private val DAY = Season(LocalDate.of(2026, 6, 1), LocalDate.of(2026, 6, 2))

/** Makes each mistake, and what to do instead, then prints the table. */
fun main() {
    println("You write\tYou get\tInstead")
    row("a container without a `Gestalt`", { di { discount() }.percent() },
        "`bindInstance { config }`", { di { config(); discount() }.percent() })
    row("`bindInstance { config }` before `loadConfigs()`", { di { bindInstance { build() }; discount() }.percent() },
        "load first", { di { config(); discount() }.percent() })
    row("two `Gestalt` objects without a tag", { di { config(); discount(); bindInstance { load() } }.percent() },
        "`bindInstance(tag = \"partner\") { … }` for one of them",
        { di { config(); discount(); bindInstance(tag = "partner") { load() } }.percent() })
    row("`gestalt(\"motto\", \"partner\")`, to use the `Gestalt` with this tag",
        { di { config(); partner(); bindSingleton { gestalt<String>("motto", "partner") } }.instance<String>() },
        "`gestaltTag = \"partner\"`",
        { di { config(); partner(); bindSingleton { gestalt<String>("motto", gestaltTag = "partner") } }.instance<String>() })
    row("a `gestaltTag` that nobody bound",
        { di { config(); bindSingleton { Discount(gestalt("discount", gestaltTag = "partners")) } }.percent() },
        "the same text in both places",
        { di { config(); partner(); bindSingleton { Discount(gestalt("discount", gestaltTag = "partner")) } }.percent() })
    row("`new(::Discount)`, whose parameters are settings", { di { config(); bindSingleton { new(::Discount) } }.percent() },
        "`Discount(gestalt(\"discount\"))`", { di { config(); discount() }.percent() })
    row("two numbers bound without a tag",
        { di { config(); bindProvider { gestalt<Int>("discount") }; bindProvider { gestalt<Int>("deposit") } }.instance<Int>() },
        "a class around each, or a tag",
        { di { config(); bindProvider { gestalt<Int>("discount") }; bindProvider(tag = "deposit") { gestalt<Int>("deposit") } }
            .instance<Int>("deposit") })
    row("a second `Gestalt` in a test, after the module that binds one",
        { di { import(prices); bindInstance { load() } }.percent() },
        "`bindInstance(overrides = true) { … }`",
        { di { import(prices); bindInstance(overrides = true) { load() } }.percent() })
    row("a default for a data class that no source has",
        { di { config(); bindSingleton { gestalt("season", DAY) } }.instance<Season>() },
        "`gestalt<Optional<Season>>(…).orElse(…)`",
        { di { config(); bindSingleton { gestalt<Optional<Season>>("season").orElse(DAY) } }.instance<Season>() })
    // A factory with a path that no source has.
    val absent = di { config(); bindFactory { name: String -> gestalt<Season>("seasons.$name") } }.factory<String, Season>()
    check(runCatching { absent("winter") }.exceptionOrNull() is NullPointerException)
    val optional = di { config(); bindFactory { name: String -> gestalt<Optional<Season>>("seasons.$name") } }
    check(optional.factory<String, Optional<Season>>()("winter").isEmpty)
    // Another binding uses the factory, and passes its container on.
    val desk = di {
        bindEagerSingleton { Percent(di) }
        config()
        bindFactory { name: String -> gestalt<Int>(name) }
        bindSingleton { Discount(instance(arg = "deposit")) }
    }
    check(desk.percent() == 20 && desk.instance<Percent>().discount.percent == 20)
    // A binding may load the configuration; it does so once, at the first read.
    var loaded = 0
    val lazily = di { bindSingleton { loaded++; load() }; discount(); bindProvider { gestalt<Int>("deposit") } }
    check(loaded == 0 && lazily.percent() == 10 && lazily.instance<Int>() == 20 && loaded == 1)
    // A parameter that may be null: the read throws all the same.
    check(di { config(); bindSingleton { Seats(gestalt("deposit")) } }.instance<Seats>().number == 20)
    check(runCatching { di { config(); bindSingleton { Seats(gestalt("seats")) } }.instance<Seats>() }.isFailure)
    check(di { config(); bindSingleton { Seats(gestalt<Optional<Int>>("seats").orElse(null)) } }.instance<Seats>().number == null)
    // A property that reads when it is first used.
    val late = Late(DI { config() })
    check(late.deposit == 20)
    row("`bindInstance(overrides = true) { … }` before the `import`",
        { di { bindInstance(overrides = true) { load() }; import(prices) } },
        "the `import` first", { di { import(prices); bindInstance(overrides = true) { load() } }.percent() })
    row("one module imported by two others", { di { import(prices); import(prices) } },
        "`importOnce(…)`", { di { importOnce(prices); importOnce(prices) }.percent() })
    // The classes of Kodein's exceptions.
    check(runCatching { di { discount() }.percent() }.exceptionOrNull() is DI.NotFoundException)
    check(runCatching { di { config(); config() } }.exceptionOrNull() is DI.OverridingException)
    check(runCatching { di { bindInstance(overrides = true) { load() } } }.exceptionOrNull() is DI.OverridingException)
    // A test that asks for all lazy bindings, without those that have a tag or an argument.
    check(runCatching { di { config(); bindProvider { Discount(gestalt("absent")) } }.allInstances<Any>() }.isFailure)
    check(runCatching { di { config(); bindSingleton { Discount(gestalt("absent")) } }.allInstances<Any>() }.isFailure)
    val hidden = di {
        config()
        bindSingleton(tag = "late") { Discount(gestalt("absent")) }
        bindFactory { name: String -> Discount(gestalt(name)) }
    }
    check(hidden.allInstances<Any>().none { it is Discount })
    check(runCatching { hidden.allInstances<Any>(tag = "late") }.isFailure)
    // A scope: the path is that of the context.
    val scopes = DI {
        config()
        bind { scoped(WeakContextScope.of<Guest>()).singleton { Discount(gestalt(context.setting)) } }
    }
    check(scopes.on(Guest("deposit")).direct.percent() == 20)
    // A container that extends another finds its Gestalt, and a binding may make an object of a Java class.
    check(di { extend(scopes); bindSingleton { Semaphore(gestalt("discount")) } }.instance<Semaphore>().availablePermits() == 10)
    // An eager binding may come before that of the Gestalt.
    check(di { bindEagerSingleton { Discount(gestalt("discount")) }; config() }.percent() == 10)
    // Before the load a default counts, without an error; after it the same container reads the value.
    val early = build()
    val container = di {
        bindInstance { early }
        bindProvider(tag = "plain") { gestalt<Int>("deposit") }
        bindProvider(tag = "default") { gestalt("deposit", 7) }
    }
    check(container.instance<Int>(tag = "default") == 7)
    check(runCatching { container.instance<Int>(tag = "plain") }.isFailure)
    early.loadConfigs()
    check(container.instance<Int>(tag = "default") == 20 && container.instance<Int>(tag = "plain") == 20)
    // Of several threads, the one that asks first runs the block of a singleton, once.
    val runs = AtomicInteger()
    val shared = di { config(); bindSingleton { Discount(gestalt<Int>("discount") + 0 * runs.incrementAndGet()) } }
    val threads = List(8) { Thread { shared.instance<Discount>() } }
    threads.forEach(Thread::start)
    threads.forEach(Thread::join)
    check(runs.get() == 1)
    // A class with a prefix knows its path.
    check(di { bindInstance { load("motels.smtp.host" to "m1") }; bindSingleton { gestalt<Motel>("") } }.instance<Motel>().host == "m1")
    row("`instance<Gestalt>().getConfig<Int>(…)` where the default tag gives 10",
        { di { config(); bindSingleton { Discount(instance<Gestalt>().getConfig<Int>("discount")) } }.percent() },
        "`gestalt(…)`", { di { config(); discount() }.percent() })
}

private val prices = DI.Module("prices") {
    config()
    discount()
}

private fun DI.Builder.config() {
    bindInstance { load() }
}

private fun DI.Builder.partner() {
    bindInstance(tag = "partner") { load("motto" to "Stay another day") }
}

private fun DI.Builder.discount() {
    bindSingleton { Discount(gestalt("discount")) }
}

private fun di(bindings: DI.MainBuilder.() -> Unit): DirectDI = DI { bindings() }.direct

private fun DirectDI.percent() = instance<Discount>().percent

private fun load(vararg more: Pair<String, String>): Gestalt = build(*more).also { it.loadConfigs() }

private fun build(vararg more: Pair<String, String>): Gestalt = GestaltBuilder()
    .addSource(MapConfigSourceBuilder.builder()
        .setCustomConfig(mapOf("discount" to "5", "deposit" to "20") + more)
        .build())
    .addSource(MapConfigSourceBuilder.builder()
        .addCustomConfig("discount", "10")
        .setTags(Tags.of("region", "eu"))
        .build())
    .setDefaultTags(Tags.of("region", "eu"))
    .build()

private fun row(mistake: String, wrong: () -> Any?, remedy: String, right: () -> Any?) {
    val outcome = try {
        wrong().toString()
    } catch (e: NullPointerException) {
        "NullPointerException"
    } catch (e: Exception) {
        e.message.orEmpty().substringAfter("message: ").lines().first()
    }
    check(right().toString() != outcome) { "$mistake is none" }
    println("$mistake\t`$outcome`\t$remedy")
}
