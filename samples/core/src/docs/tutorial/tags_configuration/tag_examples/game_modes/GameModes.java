package docs.tutorial.tags_configuration.tag_examples.game_modes;

import java.util.List;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

public class GameModes {
    // region modes
    public record Game(
        Double damage, Integer minutes, Optional<String> arena) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = loadGame();

        for (String mode : List.of("pve", "pvp", "coop")) {
            Tags tags = Tags.of(Tag.of("mode", mode));
            Game game = gestalt.getConfig("game", Game.class, tags);
            System.out.printf("%s: damage %s, %d minutes, arena %s%n",
                mode, game.damage(), game.minutes(),
                game.arena().orElse("none"));
        }
    }
    // endregion modes

    static Gestalt loadGame() throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("game.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("game-pve.properties")
                .addTag(Tag.of("mode", "pve")).build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("game-pvp.properties")
                .addTag(Tag.of("mode", "pvp")).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
