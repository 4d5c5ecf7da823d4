package docs.usecase.a_b_testing;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class SplitTraffic {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("booking.properties").build())
            .build();
        gestalt.loadConfigs();

        int visits = 100_000;
        int withNewForm = 0;
        for (int visit = 0; visit < visits; visit++) {
            if (gestalt.getConfig("booking.form", String.class).equals("new")) {
                withNewForm++;
            }
        }
        System.out.println("new form: " + Math.round(100.0 * withNewForm / visits)
            + " % of " + visits + " visits");
    }
}
