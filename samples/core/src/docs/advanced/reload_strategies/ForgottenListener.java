package docs.advanced.reload_strategies;

import java.lang.ref.WeakReference;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: a listener that nobody keeps is told until the next garbage collection
public class ForgottenListener {

    public static void main(String[] args) throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("booking.properties")
                .addConfigReloadStrategy(strategy)
                .build())
            .build();
        gestalt.loadConfigs();

        WeakReference<CoreReloadListener> forgotten = register(gestalt);
        strategy.reload();

        for (int i = 0; i < 100 && forgotten.get() != null; i++) {
            System.gc();
        }
        System.out.println("Garbage collected");
        strategy.reload();
    }

    private static WeakReference<CoreReloadListener> register(Gestalt gestalt) {
        CoreReloadListener listener = new CoreReloadListener() {
            @Override
            public void reload() {
                System.out.println("Listener told");
            }
        };
        gestalt.registerListener(listener);
        return new WeakReference<>(listener);
    }
}
