package docs.rooms;


public class Booking {
    public static void main(String[] args) {
        // region read
        read("booking.toml");
        // endregion read
        // region print
        print();
        // endregion print
    }
}
