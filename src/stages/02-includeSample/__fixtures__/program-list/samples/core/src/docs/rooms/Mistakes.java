package docs.rooms;


public class Mistakes {
    public static void main(String[] args) {
        // region read
        fail();
        // endregion read
        // region print
        print();
        // endregion print
    }
}
