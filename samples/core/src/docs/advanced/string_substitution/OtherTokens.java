package docs.advanced.string_substitution;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class OtherTokens {

    public static void main(String[] args) throws GestaltException {
        // region tokens
        Gestalt gestalt = new GestaltBuilder()
            .setSubstitutionOpeningToken("[[")
            .setSubstitutionClosingToken("]]")
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("hotel", "Harbour")
                .addCustomConfig("mail.text", "Dear ${guest}, welcome to [[hotel]]")
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("mail.text", String.class));
        // endregion tokens
    }
}
