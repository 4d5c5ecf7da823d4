package docs.booking;

import org.example.other.Entry;

public class Rooms {
    record RoomKey(String name) {}
    void bookRoom() {}
}
