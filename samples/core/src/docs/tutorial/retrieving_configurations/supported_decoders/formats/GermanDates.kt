package docs.tutorial.retrieving_configurations.supported_decoders.formats

import java.time.LocalDate
import java.time.LocalDateTime
import java.time.format.DateTimeFormatter
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.decoder.LocalDateDecoder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    // region german-dates
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addDecoder(LocalDateDecoder("dd.MM.yyyy"))
        .addDefaultDecoders()
        .setDateDecoderFormat(DateTimeFormatter.ofPattern("dd.MM.yyyy HH:mm"))
        .build()
    gestalt.loadConfigs()

    val opening = gestalt.getConfig<LocalDate>("booking.opening")
    val arrival = gestalt.getConfig<LocalDateTime>("booking.arrival")
    println("Opens on $opening, first guests $arrival")
    // endregion german-dates
}
