package docs.booking;

import java.util.List;
import java.util.Map;

public class ReadPort {
    public static void main(String[] args) {
        // region read
        Map<String, Integer> ports = Map.of("http.port", 8080);
        // region print
        if (!ports.isEmpty()) {
            System.out.println(ports.get("http.port"));
        }
        // endregion print
        // endregion read
        List.of();
    }
}
