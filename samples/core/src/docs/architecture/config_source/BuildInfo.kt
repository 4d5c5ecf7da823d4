package docs.architecture.config_source

import java.io.InputStream
import java.util.UUID
import java.util.jar.Manifest
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.ConfigSource
import org.github.gestalt.config.source.ConfigSourcePackage
import org.github.gestalt.config.source.MapConfigSource
import org.github.gestalt.config.tag.Tags
import org.github.gestalt.config.utils.Pair

// region deliver-a-list
class ManifestSource(private val resource: String) : ConfigSource {

    private val id = UUID.randomUUID()

    override fun hasList() = true

    override fun loadList(): List<Pair<String, String>> {
        val stream = javaClass.getResourceAsStream(resource)
            ?: return emptyList()
        return stream.use { Manifest(it).mainAttributes }
            .map { (key, value) -> Pair("build.$key", value.toString()) }
    }

    override fun format(): String = MapConfigSource.MAP_CONFIG
    // endregion deliver-a-list

    override fun hasStream() = false

    override fun loadStream(): InputStream =
        throw GestaltException("A manifest has no stream")

    override fun name() = "manifest"

    override fun id(): UUID = id

    @Suppress("OVERRIDE_DEPRECATION")
    override fun getTags(): Tags = Tags.of()
}

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(
            ConfigSourcePackage(
                ManifestSource("/MANIFEST.MF"), listOf(), Tags.of()
            )
        )
        .addSource(
            ClassPathConfigSourceBuilder.builder()
                .setResource("mail.properties").build()
        )
        .build()
    gestalt.loadConfigs()

    println(gestalt.getConfig<String>("mail.agent"))
}
