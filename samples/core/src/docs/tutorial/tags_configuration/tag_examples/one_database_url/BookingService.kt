package docs.tutorial.tags_configuration.tag_examples.one_database_url

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tag
import org.github.gestalt.config.tag.Tags

data class Database(val host: String, val port: Int)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties")
            .addTag(Tag.profile("dev")).build())
        .build()
    gestalt.loadConfigs()

    // region read-url
    val dev = Tags.profile("dev")
    val database = gestalt.getConfig<Database>("db", dev)
    println("Host: ${database.host}")

    var url = gestalt.getConfig<String>("db.url", dev)
    println("From the file: $url")

    url = "jdbc:postgresql://${database.host}:${database.port}/booking"
    println("From the code: $url")
    // endregion read-url
}
