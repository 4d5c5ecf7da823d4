package docs.rooms;


public class Start {
    public static void main(String[] args) {
        // region read
        start();
        // endregion read
        // region print
        print();
        // endregion print
    }
}
