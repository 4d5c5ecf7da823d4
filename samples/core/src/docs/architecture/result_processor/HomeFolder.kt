package docs.architecture.result_processor

import java.nio.file.Path
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.processor.result.ResultProcessor
import org.github.gestalt.config.reflect.TypeCapture
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tags
import org.github.gestalt.config.utils.GResultOf

// region processor
class HomeFolderProcessor : ResultProcessor {
    @Suppress("UNCHECKED_CAST")
    override fun <T> processResults(
        result: GResultOf<T>,
        path: String,
        isOptional: Boolean,
        defaultValue: T?,
        type: TypeCapture<T>,
        tags: Tags,
    ): GResultOf<T> {
        val folder = result.results() as? Path
        if (folder == null || !folder.startsWith("~")) return result
        val home = Path.of(System.getProperty("user.home"))
        val whole = home.resolve(Path.of("~").relativize(folder))
        return GResultOf.resultOf(
            whole as T, result.errors, result.isDefault, result.metadata,
        )
    }
}
// endregion processor

fun main() {
    // region register
    val gestalt = GestaltBuilder()
        .addResultProcessor(HomeFolderProcessor())
        .addSource(
            ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build(),
        )
        .build()
    gestalt.loadConfigs()

    println(gestalt.getConfig<Path>("uploads.folder"))
    println(gestalt.getConfig<Path>("backup.folder"))
    // endregion register
}
