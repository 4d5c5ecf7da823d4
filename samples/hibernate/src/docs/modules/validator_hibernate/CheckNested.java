package docs.modules.validator_hibernate;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class CheckNested {

    // region nested
    public record Room(@NotBlank String name, @Min(1) int beds) { }

    public record Hotel(@NotBlank String title, @Valid Room suite,
        @NotEmpty List<@Valid Room> rooms) { }
    // endregion nested

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .setValidationEnabled(true)
            .addModuleConfig(NameTheField.fieldFirst())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("hotel.title", "Harbour")
                .addCustomConfig("hotel.suite.name", "Bridge")
                .addCustomConfig("hotel.suite.beds", "2")
                .addCustomConfig("hotel.rooms[0].name", "Lighthouse")
                .addCustomConfig("hotel.rooms[0].beds", "0")
                .build())
            .build();
        gestalt.loadConfigs();
        try {
            gestalt.getConfig("hotel", Hotel.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
    }
}
