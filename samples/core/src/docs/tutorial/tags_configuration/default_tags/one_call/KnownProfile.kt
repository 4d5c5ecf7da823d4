package docs.tutorial.tags_configuration.default_tags.one_call

import org.github.gestalt.config.tag.Tags

// region known-profile
fun activeTags(): Tags {
    val profile = System.getProperty("profile")
        ?: System.getenv("BOOKING_PROFILE")
        ?: "prod"
    require(profile in setOf("dev", "test", "prod")) {
        "No profile $profile"
    }
    return Tags.profile(profile)
}
// endregion known-profile

fun main() {
    println("BOOKING_PROFILE=test: " + activeTags())

    System.setProperty("profile", "dev")
    println("and -Dprofile=dev: " + activeTags())

    System.setProperty("profile", "stage")
    try {
        activeTags()
    } catch (e: IllegalArgumentException) {
        println("and -Dprofile=stage: " + e.message)
    }
}
