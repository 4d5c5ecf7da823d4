package docs.tutorial.retrieving_configurations.retrieving_generic.live;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.ProxyDecoderMode;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Calls the methods of an interface, in both modes. */
public class ProxyModes {

    public interface Lobby {
        String getNotice();

        String notice();

        boolean isOpen();

        Boolean isHeated();

        @Config(defaultVal = "3")
        Integer seats();
    }

    interface Call {
        Object on(Lobby lobby);
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Method\tKey\t`CACHE`\t`PASSTHROUGH`");
        row("`String getNotice()`", "`notice`", Lobby::getNotice);
        row("`String notice()`", "`notice`", Lobby::notice);
        row("`boolean isOpen()`", "`open`", Lobby::isOpen);
        row("`Boolean isHeated()`", "`isHeated`", Lobby::isHeated);
        row("`@Config(defaultVal = \"3\") Integer seats()`", "none", Lobby::seats);
    }

    private static void row(String method, String key, Call call) throws GestaltException {
        System.out.println(String.join("\t", method, key,
            "`" + call.on(lobby(ProxyDecoderMode.CACHE)) + "`", "`" + call.on(lobby(ProxyDecoderMode.PASSTHROUGH)) + "`"));
    }

    private static Lobby lobby(ProxyDecoderMode mode) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("lobby.notice", "Welcome")
                .addCustomConfig("lobby.open", "true")
                .addCustomConfig("lobby.isHeated", "true")
                .build())
            .setProxyDecoderMode(mode)
            .build();
        gestalt.loadConfigs();
        return gestalt.getConfig("lobby", Lobby.class);
    }
}
