package docs.architecture.decoders

import java.math.BigDecimal
import java.util.Currency
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.decoder.DecoderContext
import org.github.gestalt.config.decoder.LeafDecoder
import org.github.gestalt.config.decoder.Priority
import org.github.gestalt.config.entity.ValidationError
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.node.ConfigNode
import org.github.gestalt.config.reflect.TypeCapture
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.github.gestalt.config.tag.Tags
import org.github.gestalt.config.utils.GResultOf

data class Money(val amount: BigDecimal, val currency: Currency)

data class Room(val name: String, val price: Money)

// region money-decoder
class MoneyDecoder : LeafDecoder<Money>() {
    override fun name() = "Money"

    override fun priority() = Priority.HIGH

    override fun canDecode(
        path: String, tags: Tags, node: ConfigNode?, type: TypeCapture<*>
    ) = type.rawType == Money::class.java

    override fun leafDecode(
        path: String, node: ConfigNode, context: DecoderContext
    ): GResultOf<Money> {
        val words = node.value.orElse("").split(" ")
        return try {
            GResultOf.result(
                Money(words.first().toBigDecimal(), Currency.getInstance(words.last()))
            )
        } catch (e: IllegalArgumentException) {
            GResultOf.errors(
                ValidationError.ErrorDecodingException(
                    path, node, name(), "write it as 80.00 EUR", context
                )
            )
        }
    }
}
// endregion money-decoder

fun main() {
    // region register
    val gestalt = GestaltBuilder()
        .addDecoder(MoneyDecoder())
        .addDefaultDecoders()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("rooms[0].name", "Sea view")
            .addCustomConfig("rooms[0].price", "120.00 EUR")
            .addCustomConfig("rooms[1].name", "Attic")
            .addCustomConfig("rooms[1].price", "80 EURO")
            .build())
        .build()
    gestalt.loadConfigs()

    println(gestalt.getConfig<Room>("rooms[0]"))
    try {
        gestalt.getConfig<Room>("rooms[1]")
    } catch (e: GestaltException) {
        println(e.message)
    }
    // endregion register
}
