package docs.rooms;


public class Booking {
    public static void main(String[] args) {
        // region read
        Files.readString(Path.of("text.conf"));
        // endregion read
        // region print
        print();
        // endregion print
    }
}
