package docs.blog.release_0_37_0;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class KeepsInitialValue {

    public static class Payment {
        private String provider = "none";
        private Optional<Integer> timeoutSeconds = Optional.of(30);
        private OptionalInt retries = OptionalInt.of(3);
        private Optional<String> voucher;
    }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("payment.provider", "cardhouse"))
                .build())
            .build();
        gestalt.loadConfigs();

        Payment payment = gestalt.getConfig("payment", Payment.class);
        System.out.println("provider: " + payment.provider);
        System.out.println("timeoutSeconds: " + payment.timeoutSeconds);
        System.out.println("retries: " + payment.retries);
        System.out.println("voucher: " + payment.voucher);
    }
}
