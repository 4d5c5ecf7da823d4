package docs.architecture.decoders

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.decoder.Decoder
import org.github.gestalt.config.decoder.DecoderContext
import org.github.gestalt.config.decoder.Priority
import org.github.gestalt.config.entity.ValidationError
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.node.ConfigNode
import org.github.gestalt.config.reflect.TypeCapture
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.github.gestalt.config.tag.Tags
import org.github.gestalt.config.utils.GResultOf

data class Range(val min: Int, val max: Int)

/** A class of a library, say, which no built-in decoder can create. */
class Span private constructor(private val text: String) {
    override fun toString() = text

    companion object {
        fun of(min: Int, max: Int) = Span("$min to $max")
    }
}

// region span-decoder
class SpanDecoder : Decoder<Span> {
    override fun name() = "Span"

    override fun priority() = Priority.HIGH

    override fun canDecode(
        path: String, tags: Tags, node: ConfigNode?, type: TypeCapture<*>
    ) = type.rawType == Span::class.java

    override fun decode(
        path: String, tags: Tags, node: ConfigNode?,
        type: TypeCapture<*>, context: DecoderContext
    ): GResultOf<Span> {
        if (node == null) {
            return GResultOf.errors(
                ValidationError.DecodingLeafMissingValue(path, name())
            )
        }
        val (min, max) = listOf("min", "max").map {
            context.decoderService.decodeNode(
                "$path.$it", tags, node.getKey(it).orElse(null),
                TypeCapture.of(Int::class.javaObjectType), context
            )
        }
        val errors = min.errors + max.errors
        return if (errors.isEmpty()) {
            GResultOf.result(Span.of(min.results(), max.results()))
        } else {
            GResultOf.errors(errors)
        }
    }
}
// endregion span-decoder

fun main() {
    // region read
    val gestalt = GestaltBuilder()
        .addDecoder(SpanDecoder())
        .addDefaultDecoders()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("rates.attic.min", "80")
            .addCustomConfig("rates.attic.max", "120")
            .addCustomConfig("rates.garden.min", "low")
            .addCustomConfig("rates.garden.max", "high")
            .build())
        .build()
    gestalt.loadConfigs()
    println(gestalt.getConfig<Span>("rates.attic"))
    println(gestalt.getConfig<Range>("rates.attic"))
    println(gestalt.getConfig<Span?>("rates.cellar"))
    try {
        gestalt.getConfig<Span>("rates.garden")
    } catch (e: GestaltException) {
        println(e.message)
    }
    // endregion read
}
