package docs.rooms;

import org.github.gestalt.config.micrometer.config.MicrometerModuleConfig;
import io.micrometer.core.instrument.Meter;
public class Meters {
    public static void main(String[] args) {
        // region read
        count();
        // endregion read
        // region print
        print();
        // endregion print
    }
}
