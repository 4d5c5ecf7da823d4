package docs.advanced.security_encryptedy_nodes;

import java.io.IOException;
import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.ProxyDecoderMode;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Keeps an encrypted password in several ways, and searches the memory each time. */
public class HoldersInMemory {

    public record Login(String user, String password) { }

    public interface Db {
        String password();
    }

    private interface Use {
        Object keep(Gestalt gestalt) throws GestaltException;
    }

    private static Object kept;

    public static void main(String[] args) throws GestaltException, IOException {
        System.out.println("Your program keeps\tIn memory");
        row("nothing after the read", gestalt -> {
            gestalt.getConfig("db", Login.class);
            return null;
        });
        row("the record", gestalt -> gestalt.getConfig("db", Login.class));
        row("a `ConfigContainer`", gestalt -> gestalt.getConfig("db.password",
            new TypeCapture<ConfigContainer<String>>() { }));
        row("an interface, mode `CACHE`", gestalt -> used(gestalt.getConfig("db", Db.class)));
        row("an interface, mode `PASSTHROUGH`", gestalt -> used(gestalt.getConfig("db", Db.class)));
        row("nothing, but another value has `${db.password}`", gestalt -> null,
            "db.url", "jdbc:harbour?password=${db.password}");
        row("nothing, but another value has `#{db.password}`", gestalt -> {
            gestalt.getConfig("db.url", String.class);
            return null;
        }, "db.url", "jdbc:harbour?password=#{db.password}");
    }

    private static Db used(Db db) {
        db.password();
        return db;
    }

    private static void row(String holder, Use use, String... more)
        throws GestaltException, IOException {
        MapConfigSourceBuilder source = MapConfigSourceBuilder.builder()
            .addCustomConfig("db.user", "harbour")
            .addCustomConfig("db.password", "${file:db-password}@{encrypt}");
        if (more.length > 0) {
            source.addCustomConfig(more[0], more[1]);
        }
        Gestalt gestalt = new GestaltBuilder()
            .addSource(source.build())
            .setProxyDecoderMode(holder.contains("PASSTHROUGH")
                ? ProxyDecoderMode.PASSTHROUGH : ProxyDecoderMode.CACHE)
            .build();
        gestalt.loadConfigs();
        kept = use.keep(gestalt);
        boolean found = HeapSearch.finds(Path.of("db-password"));
        System.out.println(holder + "\t" + (found ? "found" : "not found"));
        gestalt.getConfig("db.user", String.class);
        kept = null;
    }
}
