package docs.architecture.result_processor

import java.util.Optional
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.processor.result.ResultProcessor
import org.github.gestalt.config.reflect.TypeCapture
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.github.gestalt.config.tag.Tags
import org.github.gestalt.config.utils.GResultOf

class PrintIsOptional : ResultProcessor {
    override fun <T> processResults(
        result: GResultOf<T>,
        path: String,
        isOptional: Boolean,
        defaultValue: T?,
        type: TypeCapture<T>,
        tags: Tags,
    ): GResultOf<T> = result.also { println("$path: $isOptional") }
}

// proves docs/architecture/result-processor.mdx: in Kotlin isOptional is true for a nullable type too
fun main() {
    val gestalt = GestaltBuilder()
        .addResultProcessor(PrintIsOptional())
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("plain", "1")
            .addCustomConfig("default", "1")
            .addCustomConfig("nullable", "1")
            .addCustomConfig("optional", "1")
            .build())
        .build()
    gestalt.loadConfigs()
    gestalt.getConfig<Int>("plain")
    gestalt.getConfig("default", 2)
    gestalt.getConfig<Int?>("nullable")
    gestalt.getConfig<Optional<Int>>("optional")
}
