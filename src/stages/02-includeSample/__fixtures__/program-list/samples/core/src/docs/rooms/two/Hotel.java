package docs.rooms.two;

import org.github.gestalt.config.json.JsonLoader;

class Hotel {
    static void print() { }
}
