package docs.advanced.security_temporary_nodes;

import com.google.inject.Guice;
import com.google.inject.Injector;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.guice.GestaltModule;
import org.github.gestalt.config.guice.InjectConfig;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/advanced/security-temporary-nodes.mdx: Guice reads the value for each field of each object that it makes
public class InjectedReads {

    public static class Lock {
        @InjectConfig(path = "door.code")
        private String code;

        @InjectConfig(path = "door.code")
        private String again;
    }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", "4711@{temp:3}").build())
            .build();
        gestalt.loadConfigs();
        Injector injector = Guice.createInjector(new GestaltModule(gestalt));
        for (int object = 1; object <= 2; object++) {
            Lock lock = injector.getInstance(Lock.class);
            System.out.println("object " + object + ": \"" + lock.code + "\", \"" + lock.again + "\"");
        }
    }
}
