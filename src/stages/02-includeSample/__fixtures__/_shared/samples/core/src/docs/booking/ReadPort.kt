package docs.booking

import java.util.Properties as Settings

fun main() {
    // region read
    val settings = Settings()
    println(settings.size)
    // endregion read
}
