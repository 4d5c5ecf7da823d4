package docs.advanced.string_substitution;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class TwoUnknown {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .setTreatMissingValuesAsErrors(false)
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.host", "${env:DB_HOST}")
                .addCustomConfig("mail.host", "${mail.hots}")
                .addCustomConfig("mail.from", "${mail.form}")
                .build())
            // The later source has the value, so nobody looks for mail.form.
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("mail.from", "desk@harbour.example")
                .build())
            .build();
        try {
            gestalt.loadConfigs();
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        afterReload();
    }

    /** After a reload that fails the placeholder is empty and the rest is new, but for a value that is in the cache. */
    private static void afterReload() throws GestaltException {
        String placeholder = "${sys:java.specification.name}";
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("url", placeholder, "cached", placeholder, "plain", "old"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        String before = gestalt.getConfig("cached", String.class);
        values.replaceAll((key, value) -> key.equals("plain") ? "new" : "${nope}:5432");
        try {
            strategy.reload();
            throw new IllegalStateException("the reload did not fail");
        } catch (GestaltException e) {
            if (!gestalt.getConfig("url", String.class).equals(":5432") || !gestalt.getConfig("plain", String.class).equals("new")
                    || !gestalt.getConfig("cached", String.class).equals(before)) {
                throw e;
            }
        }
    }
}
