package docs.modules.guice_injection

import com.google.inject.AbstractModule
import com.google.inject.ConfigurationException
import com.google.inject.CreationException
import com.google.inject.Guice
import com.google.inject.Injector
import com.google.inject.Module
import com.google.inject.ProvisionException
import com.google.inject.Provides
import jakarta.inject.Inject
import java.util.Optional
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.guice.GestaltModule
import org.github.gestalt.config.guice.InjectConfig
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.github.gestalt.config.tag.Tags

class DataClassField {
    @InjectConfig(path = "db")
    lateinit var db: Db
}

class InterfaceField {
    @InjectConfig(path = "db")
    lateinit var db: Database
}

class NullableField {
    @InjectConfig(path = "http.backlog")
    var backlog: Int? = null
}

class ReadEarly {
    @InjectConfig(path = "http.port")
    var port: Int? = null
    val inConstructor = port
    var inMethod: Int? = null

    @Inject
    fun init(config: Gestalt) {
        inMethod = port
    }
}

class FinalField {
    @InjectConfig(path = "http.port")
    val port: Int = 80
}

data class Component(@field:InjectConfig(path = "http.port") val port: Int?) {
    @Inject
    constructor(config: Gestalt) : this(null as Int?)
}

class BothAnnotations {
    @field:Inject
    @field:InjectConfig(path = "http.port")
    var port: Int? = null
}

class InitialValue {
    @InjectConfig(path = "http.backlog")
    var backlog: Int = 50
}

class MadeByHand : AbstractModule() {
    @Provides
    fun service() = ReadEarly()
}

interface RoomView {
    val name: String
}

class Wildcard @Inject constructor(val rooms: List<RoomView>)

class NoWildcard @Inject constructor(val rooms: List<@JvmSuppressWildcards RoomView>)

class MailModule : AbstractModule() {
    @Provides
    fun mail(config: Gestalt): Mail = config.getConfig("mail", Mail("localhost"))
}

class OptionalMailModule : AbstractModule() {
    @Provides
    fun mail(config: Gestalt): Mail = config.getConfig<Optional<Mail>>("mail").orElse(Mail("localhost"))
}

class RoomsModule : AbstractModule() {
    @Provides
    fun rooms(config: Gestalt): List<RoomView> = config.getConfig("rooms")
}

class ReifiedModule : AbstractModule() {
    @Provides
    fun port(config: Gestalt): Port = Port(config.getConfig<Int>("http.port"))
}

class ClassModule : AbstractModule() {
    @Provides
    fun port(config: Gestalt): Port = Port(config.getConfig("http.port", Int::class.javaObjectType))
}

data class Port(val number: Int)

/** Makes each mistake that only Kotlin has, then what to do instead. */
fun main() {
    mistakesOfJava()
    println("You write\tYou get\tInstead")
    row("a data class as the type of a field", { injector().get<DataClassField>().db },
        "an interface, or a provider method", { injector().get<InterfaceField>().db.host })
    row("a data class, a default and a missing path, in a provider method", { injector(MailModule()).get<Mail>() },
        "`getConfig<Optional<Mail>>(\"mail\").orElse(…)`", { injector(OptionalMailModule()).get<Mail>() })
    row("`var backlog: Int?` for a missing key", { injector().get<NullableField>().backlog },
        "`Optional<Int>` in a provider method", { injector(BacklogModule()).get<Backlog>() })
    row("`List<RoomView>` in a constructor, of an interface", { injector(RoomsModule()).get<Wildcard>().rooms.size },
        "`List<@JvmSuppressWildcards RoomView>`", { injector(RoomsModule()).get<NoWildcard>().rooms.size })
    row("default tags, and `getConfig<Int>` in a provider method", { injector(ReifiedModule()).get<Port>() },
        "`getConfig(…, Int::class.javaObjectType)`", { injector(ClassModule()).get<Port>() })
}

/** What the table of Java lists is a mistake here too, but for a field that is final. */
private fun mistakesOfJava() {
    check(Guice.createInjector().get<NullableField>().backlog == null)
    check(runCatching { Guice.createInjector(GestaltModule(build())).get<ReadEarly>() }.exceptionOrNull() is ProvisionException)
    val early = injector().get<ReadEarly>()
    check(early.inConstructor == null && early.inMethod == null && early.port == 9090)
    check(injector(MadeByHand()).get<ReadEarly>().port == null)
    check(runCatching { injector().get<BothAnnotations>() }.exceptionOrNull() is ConfigurationException)
    check(runCatching { injector().get<InitialValue>() }.exceptionOrNull() is ProvisionException)
    check(runCatching { injector(GestaltModule(build())) }.exceptionOrNull() is CreationException)
    check(injector().get<FinalField>().port == 9090 && injector().get<Component>().port == 9090)
}

data class Backlog(val size: Optional<Int>)

class BacklogModule : AbstractModule() {
    @Provides
    fun backlog(config: Gestalt): Backlog = Backlog(config.getConfig("http.backlog"))
}

private inline fun <reified T> Injector.get(): T = getInstance(T::class.java)

private fun injector(vararg modules: Module): Injector {
    val config = build()
    config.loadConfigs()
    return Guice.createInjector(GestaltModule(config), *modules)
}

private fun build(): Gestalt =
    GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("http.port", "8080")
            .addCustomConfig("db.host", "db.harbour.example")
            .addCustomConfig("db.port", "5432")
            .addCustomConfig("rooms[0].name", "Attic")
            .build())
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("http.port", "9090")
            .setTags(Tags.profile("dev"))
            .build())
        .setDefaultTags(Tags.profile("dev"))
        .build()

private fun row(mistake: String, wrong: () -> Any?, remedy: String, right: () -> Any?) {
    val helped = right()
    val outcome = try {
        wrong().toString()
    } catch (e: ProvisionException) {
        val cause = generateSequence<Throwable>(e) { it.cause }.last()
        val message = cause.message.orEmpty()
        if ("message: " in message) message.substringAfter("message: ").lines().first() else cause.javaClass.simpleName
    } catch (e: ConfigurationException) {
        e.errorMessages.first().message.lines().first()
    }
    check(outcome != helped.toString()) { "$mistake is none" }
    println("$mistake\t`${outcome.replace(Regex("[\\w.]+[.$](?=[A-Z])"), "")}`\t$remedy")
}
