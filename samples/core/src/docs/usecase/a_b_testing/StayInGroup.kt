package docs.usecase.a_b_testing

import java.nio.file.Files
import java.nio.file.Path
import java.util.zip.CRC32
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.source.FileConfigSourceBuilder

// region group
/** Whether a guest belongs to the share; the same answer for the same guest. */
fun isIn(experiment: String, guest: String, share: Int): Boolean {
    val sum = CRC32()
    sum.update("$experiment:$guest".toByteArray())
    return sum.value % 100 < share
}
// endregion group

fun main() {
    // region load
    val strategy = ManualConfigReloadStrategy()
    val file = Path.of("share.properties")
    val gestalt = GestaltBuilder()
        .addSource(
            FileConfigSourceBuilder.builder()
                .setPath(file).addConfigReloadStrategy(strategy).build(),
        )
        .build()
    gestalt.loadConfigs()
    printGroups(gestalt)
    // endregion load

    // region change
    Files.writeString(file, "booking.form.share=40\n")
    strategy.reload()
    printGroups(gestalt)
    // endregion change
}

fun printGroups(gestalt: Gestalt) {
    val share = gestalt.getConfig<Int>("booking.form.share")
    println("$share % get the new form")
    for (guest in listOf("guest-103", "guest-108", "guest-112", "guest-123")) {
        println("  $guest: " + if (isIn("form", guest, share)) "new" else "classic")
    }
}
