package docs.tutorial.loading_configuration.config_loader;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigNodeContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.utils.GResultOf;

// proves docs/tutorial/loading-configuration/config-loader.mdx: the thread and the number of the calls; a list at the top of a file
/** Prints each call of a loader. */
public class LoaderCalls {

    private static class LoudLoader extends CsvLoader {
        @Override
        public GResultOf<List<ConfigNodeContainer>> loadSource(ConfigSourcePackage source)
                throws GestaltException {
            System.out.println("loadSource in " + Thread.currentThread().getName());
            return super.loadSource(source);
        }
    }

    public static void main(String[] args) throws Exception {
        Gestalt gestalt = new GestaltBuilder()
            .addConfigLoader(new LoudLoader())
            .addSource(text("Attic,3", "csv"))
            .addSource(text("Attic,4", "csv"))
            .build();
        gestalt.loadConfigs();
        Thread thread = new Thread(() -> {
            try {
                gestalt.loadConfigs();
            } catch (GestaltException problem) {
                System.out.println(problem.getMessage());
            }
        }, "another thread");
        thread.start();
        thread.join();

        Gestalt list = new GestaltBuilder().addSource(text("[\"a\", \"b\"]", "json")).build();
        list.loadConfigs();
        System.out.println("a list at the top: "
            + list.getConfig("", new TypeCapture<List<String>>() { }));
    }

    private static ConfigSourcePackage text(String text, String format) throws GestaltException {
        return StringConfigSourceBuilder.builder().setConfig(text).setFormat(format).build();
    }
}
