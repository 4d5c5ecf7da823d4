package docs.advanced.logging

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.processor.config.include.IncludeConfigNodeProcessor
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.ConfigSourcePackage
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder

fun main() {
    val sources = listOf(
        ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build(),
        ClassPathConfigSourceBuilder.builder()
            .setResource("production.properties").build(),
        EnvironmentConfigSourceBuilder.builder()
            .setPrefix("BOOKING").setRemovePrefix(true).build())

    val gestalt = GestaltBuilder().addSources(sources).build()
    gestalt.loadConfigs()

    for (path in listOf("http.port", "db.url", "mail.from")) {
        val value = gestalt.getConfigOptional(path, String::class.java)
        println("$path = ${value.orElse("(no source has it)")}")
        printSources(path, sources)
    }
}

/** Loads each source alone, fills no placeholder, and prints its text. */
fun printSources(path: String, sources: List<ConfigSourcePackage>) {
    for (source in sources) {
        val alone = GestaltBuilder()
            .addSource(ConfigSourcePackage(
                source.configSource, listOf(), source.tags))
            .setConfigNodeProcessors(listOf(IncludeConfigNodeProcessor()))
            .build()
        alone.loadConfigs()

        alone.getConfigOptional(path, String::class.java, source.tags)
            .ifPresent { text -> println("    ${source.configSource.name()}: $text") }
    }
}
