package docs.rooms;

import org.github.gestalt.config.Gestalt;
public class Tour {
    public static void main(String[] args) {
        // region read
        read("tour.yaml");
        // endregion read
        // region print
        print();
        // endregion print
    }
}
