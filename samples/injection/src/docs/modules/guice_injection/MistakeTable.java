package docs.modules.guice_injection;

import com.google.inject.AbstractModule;
import com.google.inject.Binder;
import com.google.inject.ConfigurationException;
import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.ProvisionException;
import com.google.inject.Provides;
import com.google.inject.name.Names;
import com.google.inject.spi.Message;
import com.google.inject.util.Modules;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.guice.GestaltModule;
import org.github.gestalt.config.guice.InjectConfig;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Makes each mistake, and what to do instead, then prints the table: what you write, what you get, what to write. */
public class MistakeTable {

    static class Service {
        @InjectConfig(path = "http.port") Integer port;
    }

    static class InConstructor {
        @InjectConfig(path = "http.port") Integer port;
        final Integer seen;

        InConstructor() {
            seen = port;
        }
    }

    static class InMethod {
        @InjectConfig(path = "http.port") Integer port;
        Integer seen;

        @Inject
        void init(Gestalt config) {
            seen = port;
        }

        Integer start() {
            return port;
        }
    }

    static class FinalField {
        @InjectConfig(path = "http.port") final int port = 80;
    }

    static class StaticField {
        @InjectConfig(path = "http.port") static int port;
    }

    static class InitialValue {
        @InjectConfig(path = "http.backlog") int backlog = 50;
    }

    static class MayBeMissing {
        @InjectConfig(path = "http.backlog") OptionalInt backlog;
    }

    record Component(@InjectConfig(path = "http.port") Integer port) {
        @Inject
        Component(Gestalt config) {
            this((Integer) null);
        }
    }

    record FromMethod(@Named("port") Integer port) {
        @Inject
        FromMethod { }
    }

    static class BothAnnotations {
        @Inject @InjectConfig(path = "http.port") Integer port;
    }

    static class PortModule extends AbstractModule {
        @Provides
        @Named("port")
        Integer port(Gestalt config) throws GestaltException {
            return config.getConfig("http.port", Integer.class);
        }
    }

    static class MadeByHand extends AbstractModule {
        @Provides
        Service service() {
            return new Service();
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("You write\tYou get\tInstead");
        row("an injector without a `GestaltModule`", () -> Guice.createInjector().getInstance(Service.class).port,
            "`new GestaltModule(config)` beside your modules", () -> injector().getInstance(Service.class).port);
        row("no `loadConfigs()`", () -> Guice.createInjector(new GestaltModule(build())).getInstance(Service.class).port,
            "`loadConfigs()` after `build()`", () -> injector().getInstance(Service.class).port);
        row("a field read in a constructor or an `@Inject` method",
            () -> both(injector().getInstance(InConstructor.class).seen, injector().getInstance(InMethod.class).seen),
            "a method that you call later", () -> injector().getInstance(InMethod.class).start());
        row("`new Service()` in a provider method", () -> injector(new MadeByHand()).getInstance(Service.class).port,
            "`bind(Service.class)`, or `injectMembers`",
            () -> injector(new BindService()).getInstance(Service.class).port);
        row("`final int port = 80`", () -> injector().getInstance(FinalField.class).port,
            "no `final`", () -> injector().getInstance(Service.class).port);
        row("a `static` field, and `requestStaticInjection`", () -> {
            injector(binder -> binder.requestStaticInjection(StaticField.class));
            return StaticField.port;
        }, "no `static`: Guice fills it only when it makes an object of the class", () -> {
            injector().getInstance(StaticField.class);
            int filled = StaticField.port;
            StaticField.port = 0;
            return filled;
        });
        row("the component of a record", () -> injector().getInstance(Component.class).port(),
            "a provider method", () -> injector(new PortModule()).getInstance(FromMethod.class).port());
        row("`@Inject` and `@InjectConfig` on a field", () -> injector().getInstance(BothAnnotations.class).port,
            "`@InjectConfig` alone", () -> injector().getInstance(Service.class).port);
        row("`int backlog = 50` for a missing key", () -> injector().getInstance(InitialValue.class).backlog,
            "`OptionalInt`, or a provider method", () -> injector().getInstance(MayBeMissing.class).backlog.orElse(50));
        row("two `GestaltModule` objects", () -> Guice.createInjector(new GestaltModule(load()), new GestaltModule(load())),
            "one of them, the other `Gestalt` bound with a name", () -> Guice.createInjector(new GestaltModule(load()),
                binder -> bindNamed(binder, load())).getInstance(Service.class).port);
    }

    private static Integer both(Integer first, Integer second) {
        if (first != null) {
            throw new IllegalStateException("The constructor sees " + first);
        }
        return second;
    }

    private static void bindNamed(Binder binder, Gestalt second) {
        binder.bind(Gestalt.class).annotatedWith(Names.named("second")).toInstance(second);
    }

    static class BindService extends AbstractModule {
        @Override
        protected void configure() {
            bind(Service.class);
        }
    }

    private static Injector injector(Module... modules) {
        return Guice.createInjector(Modules.combine(modules), new GestaltModule(load()));
    }

    private static Gestalt load() {
        try {
            Gestalt config = build();
            config.loadConfigs();
            return config;
        } catch (GestaltException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Gestalt build() {
        try {
            return new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "8080").build())
                .build();
        } catch (GestaltException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Fails when the way round it does not help. */
    private static void row(String wrong, Callable<?> mistake, String right, Callable<?> remedy) throws Exception {
        Object helped = remedy.call();
        if (helped == null || helped.equals(0)) {
            throw new IllegalStateException(right + " does not help");
        }
        String outcome = outcome(mistake);
        if (outcome.equals(helped.toString())) {
            throw new IllegalStateException(wrong + " is no mistake");
        }
        System.out.println(wrong + "\t`" + outcome + "`\t" + right);
    }

    private static String outcome(Callable<?> mistake) throws Exception {
        try {
            return String.valueOf(mistake.call());
        } catch (ProvisionException e) {
            Throwable cause = e;
            while (cause.getCause() != null) {
                cause = cause.getCause();
            }
            return cause.getMessage().replaceAll("(?s).*?message: ([^\n]*).*", "$1").replaceAll("[\\w.]+[.$](?=[A-Z])", "");
        } catch (ConfigurationException e) {
            return first(e.getErrorMessages().iterator().next());
        } catch (CreationException e) {
            return first(e.getErrorMessages().iterator().next());
        }
    }

    private static String first(Message message) {
        return message.getMessage().lines().findFirst().orElseThrow().replaceAll("[\\w.]+[.$](?=[A-Z])", "");
    }
}
