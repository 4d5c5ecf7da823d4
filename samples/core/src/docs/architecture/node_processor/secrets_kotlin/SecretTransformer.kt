package docs.architecture.node_processor.secrets_kotlin

import java.io.IOException
import java.nio.file.Path
import kotlin.io.path.readText
import org.github.gestalt.config.entity.ValidationError
import org.github.gestalt.config.processor.config.transform.Transformer
import org.github.gestalt.config.utils.GResultOf

/** Replaces ${secret:name} by the content of the file of this name. */
class SecretTransformer : Transformer {
    private val folder =
        Path.of(System.getProperty("secrets.folder", "/run/secrets"))

    override fun name() = "secret"

    override fun process(
        path: String, key: String, rawValue: String
    ): GResultOf<String> = try {
        GResultOf.result(folder.resolve(key).readText().trim())
    } catch (e: IOException) {
        GResultOf.errors(
            ValidationError.ExceptionReadingFileDuringTransform(
                path, key, e.message
            )
        )
    }
}
