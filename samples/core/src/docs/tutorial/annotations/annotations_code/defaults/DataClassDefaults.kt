package docs.tutorial.annotations.annotations_code.defaults

import java.time.DayOfWeek
import java.time.Duration
import java.util.Optional
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.annotations.Config
import org.github.gestalt.config.annotations.ConfigPrefix
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.entity.ConfigContainer
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.StringConfigSourceBuilder

data class Types(
    @Config(defaultVal = "30") val number: Int,
    @Config(defaultVal = "true") val switch: Boolean,
    @Config(defaultVal = "PT15M") val duration: Duration,
    @Config(defaultVal = "monday") val day: DayOfWeek,
    @Config(defaultVal = "bed, breakfast") val text: String,
    @Config(defaultVal = "card, cash") val list: List<String>,
    @Config(defaultVal = "summer=120") val map: Map<String, Int>,
    @Config(defaultVal = "4") val optional: Optional<Int>,
)

data class HttpData(@Config(defaultVal = "30") val idleSeconds: Int)

data class OnePath(@Config(path = "port") val value: Int)

data class Deeper(@Config(path = "listener.port") val value: Int)

data class InAList(@Config(path = "listeners[1].port") val value: Int)

data class Camel(@Config(path = "tlsListener.portNumber") val value: Int)

data class Kebab(@Config(path = "listener-port") val value: Int)

@ConfigPrefix(prefix = "mail.smtp")
data class MailData(val host: String, @Config(defaultVal = "587") val port: Int)

data class CompanyData(val mail: MailData)

// proves docs/tutorial/annotations/annotations-code.mdx: for data classes, the types of a defaultVal, a default that is refused, an
// empty text as absent, where a path may lead, which reads see a prefix
fun main() {
    println(load("x.y = 1").getConfig<Types>("x"))

    check(outcome("http.port = 1", { setTreatMissingDiscretionaryValuesAsErrors(true) }) { it.getConfig<HttpData>("http") }.startsWith("Missing Optional"))
    check("Missing required" in outcome("http.idleSeconds =", { setTreatEmptyStringAsAbsent(true) }) { it.getConfig<HttpData>("http") })

    check(load("http.port = 1").getConfig<OnePath>("http").value == 1)
    check(load("http.listener.port = 2").getConfig<Deeper>("http").value == 2)
    check(load("http.listeners[0].port = 1\nhttp.listeners[1].port = 3").getConfig<InAList>("http").value == 3)
    check(load("http.tls-listener.port-number = 5").getConfig<Camel>("http").value == 5)
    check("Missing required" in outcome("http.tls-listener.portNumber = 6") { it.getConfig<Camel>("http") })
    check("Missing required" in outcome("http.listenerPort = 7") { it.getConfig<Kebab>("http") })
    check("Missing required" in outcome("http.x = 1\nport = 8") { it.getConfig<OnePath>("http") })

    val mail = MailData("mail.harbour.example", 587)
    check(host("mail.smtp").getConfig<MailData>("") == mail && host("eu.mail.smtp").getConfig<MailData>("eu") == mail)
    check(host("mail.smtp").getConfig<MailData?>("") == mail && host("mail.smtp").getConfig("", MailData("none", 25)) == mail)
    check(host("mail").getConfig<CompanyData>("").mail == mail && host("servers[0]").getConfig<List<MailData>>("servers") == listOf(mail))
    check(host("mail").getConfig<ConfigContainer<MailData>>("mail").orElseThrow() == mail)
    println("Optional with an empty path: " + host("mail.smtp").getConfig<Optional<MailData>>("")
        + ", with the whole path: " + host("mail.smtp").getConfig<Optional<MailData>>("mail.smtp"))
}

private fun outcome(file: String, settings: GestaltBuilder.() -> GestaltBuilder = { this }, read: (Gestalt) -> Any?): String = try {
    read(load(file, settings)).toString()
} catch (e: GestaltException) {
    e.message!!.lines()[1].substringAfter("message: ").substringBefore(" attempting")
}

private fun host(path: String) = load("$path.host = mail.harbour.example")

private fun load(file: String, settings: GestaltBuilder.() -> GestaltBuilder = { this }): Gestalt {
    val gestalt = GestaltBuilder()
        .addSource(StringConfigSourceBuilder.builder().setConfig(file).setFormat("properties").build())
        .settings()
        .build()
    gestalt.loadConfigs()
    return gestalt
}
