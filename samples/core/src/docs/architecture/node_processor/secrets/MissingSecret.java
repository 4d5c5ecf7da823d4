package docs.architecture.node_processor.secrets;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.utils.GResultOf;

public class MissingSecret {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.password", "${secret:db-pass}")
                .build())
            .build();
        try {
            gestalt.loadConfigs();
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }

        Gestalt withDefault = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.password", "${secret:db-pass:=local}")
                .build())
            .build();
        withDefault.loadConfigs();
        System.out.println("With ${secret:db-pass:=local}: "
            + withDefault.getConfig("db.password", String.class));
        testedAlone();
    }

    /** A transformer can be called without a Gestalt. */
    private static void testedAlone() {
        SecretTransformer transformer = new SecretTransformer();
        GResultOf<String> found = transformer.process("db.password", "db-password", "secret:db-password");
        GResultOf<String> missing = transformer.process("db.password", "db-pass", "secret:db-pass");
        if (found.results() == null || found.hasErrors() || missing.hasResults()
                || !missing.getErrors().get(0).description().contains("db-pass")) {
            throw new AssertionError(found + ", " + missing);
        }
    }
}
