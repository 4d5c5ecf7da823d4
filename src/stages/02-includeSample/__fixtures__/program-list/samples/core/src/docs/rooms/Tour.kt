package docs.rooms

import org.github.gestalt.config.json.JsonLoader

fun main() {
    JsonLoader()
}
