package docs.advanced.reload_strategies

import com.sun.net.httpserver.HttpServer
import java.net.InetSocketAddress
import java.time.Duration
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.TimedConfigReloadStrategy
import org.github.gestalt.config.source.URLConfigSourceBuilder

@Volatile
private var published = "rates.attic = 80\n"

fun main() {
    val server = priceOffice()
    val host = "http://localhost:${server.address.port}"

    // region poll-an-address
    val gestalt = GestaltBuilder()
        .addSource(
            URLConfigSourceBuilder.builder()
                .setSourceURL("$host/rates.properties")
                .addConfigReloadStrategy(TimedConfigReloadStrategy(Duration.ofSeconds(15)))
                .build()
        )
        .build()
    gestalt.loadConfigs()
    // endregion poll-an-address

    published = "rates.attic = 95\n"
    var price = 80
    while (price == 80) {
        Thread.sleep(100)
        price = gestalt.getConfig("rates.attic")
    }
    println("Price: $price")
    server.stop(0)
}

/** The address of the price office, here a server in the same program. */
private fun priceOffice(): HttpServer {
    val server = HttpServer.create(InetSocketAddress("localhost", 0), 0)
    server.createContext("/rates.properties") { exchange ->
        val body = published.toByteArray()
        exchange.sendResponseHeaders(200, body.size.toLong())
        exchange.responseBody.write(body)
        exchange.close()
    }
    server.start()
    return server
}
