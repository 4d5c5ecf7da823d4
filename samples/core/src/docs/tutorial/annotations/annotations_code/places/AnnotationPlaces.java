package docs.tutorial.annotations.annotations_code.places;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.annotations.ConfigParameter;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Puts the annotation into each place, and reads with the key and without it. */
public class AnnotationPlaces {

    public record Component(
        @Config(path = "idleTimeout", defaultVal = "30") Integer idle) { }

    public static class OnField {
        @Config(path = "idleTimeout", defaultVal = "30")
        Integer idle = 10;
    }

    public static class OnGetter {
        private Integer idle;

        @Config(path = "idleTimeout", defaultVal = "30")
        public Integer getIdle() {
            return idle;
        }
    }

    public static class OnParameter {
        final Integer idle;

        public OnParameter(
            @ConfigParameter(path = "idleTimeout", defaultVal = "30") Integer idle) {
            this.idle = idle;
        }
    }

    public interface OnMethod {
        @Config(path = "idleTimeout", defaultVal = "30")
        Integer idle();
    }

    interface Read {
        Integer from(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Place in Java\tAnnotation\tWith `idle-timeout = 60`\tNo key");
        row("component of a record", "@Config", gestalt -> gestalt.getConfig("http", Component.class).idle());
        row("field of a class, here with the initial value 10", "@Config", gestalt -> gestalt.getConfig("http", OnField.class).idle);
        row("public getter of a class, `getIdle()` or `idle()`", "@Config", gestalt -> gestalt.getConfig("http", OnGetter.class).idle);
        row("parameter of a constructor", "@ConfigParameter", gestalt -> gestalt.getConfig("http", OnParameter.class).idle);
        row("method of an interface", "@Config", gestalt -> gestalt.getConfig("http", OnMethod.class).idle());
    }

    private static void row(String place, String annotation, Read read) throws GestaltException {
        System.out.printf("%s\t`%s`\t`%d`\t`%d`%n", place, annotation,
            read.from(load("http.idle-timeout", "60")), read.from(load("http.port", "9090")));
    }

    private static Gestalt load(String key, String value) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig(key, value).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
