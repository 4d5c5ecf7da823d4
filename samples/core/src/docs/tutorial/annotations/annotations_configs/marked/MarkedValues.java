package docs.tutorial.annotations.annotations_configs.marked;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class MarkedValues {

    public record Prices(Integer night) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        // region read
        System.out.println("Account: "
            + gestalt.getConfig("payment.account", String.class));
        System.out.println("Code: "
            + gestalt.getConfig("payment.code", Integer.class));
        for (int read = 1; read <= 3; read++) {
            System.out.printf("Door, read %d: \"%s\"%n",
                read, gestalt.getConfig("door.code", String.class));
        }
        Prices first = gestalt.getConfig("prices", Prices.class);
        Prices second = gestalt.getConfig("prices", Prices.class);
        System.out.println("The same prices object: " + (first == second));

        System.out.println(gestalt.debugPrint());
        // endregion read
    }
}
