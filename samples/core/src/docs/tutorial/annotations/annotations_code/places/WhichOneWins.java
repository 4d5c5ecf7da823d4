package docs.tutorial.annotations.annotations_code.places;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.annotations.ConfigParameter;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/tutorial/annotations/annotations-code.mdx: a field wins over its getter, path and default are looked for one by
// one, the getter of a superclass counts until it is overridden, a used default is refused by
// setTreatMissingDiscretionaryValuesAsErrors, that of a parameter is not, and an empty value brings no default back
public class WhichOneWins {

    public static class Both {
        @Config(path = "field")
        Integer idle;

        @Config(path = "getter", defaultVal = "30")
        public Integer getIdle() {
            return idle;
        }
    }

    public static class Base {
        Integer idle;

        @Config(path = "field")
        public Integer getIdle() {
            return idle;
        }
    }

    public static class Inherits extends Base { }

    public static class Overrides extends Base {
        @Override
        public Integer getIdle() {
            return idle;
        }
    }

    public static class Parameter {
        final Integer idle;

        public Parameter(@ConfigParameter(path = "idle", defaultVal = "30") Integer idle) {
            this.idle = idle;
        }
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("both: " + load("http.field", "60", false).getConfig("http", Both.class).idle);
        System.out.println("neither key: " + load("http.other", "60", false).getConfig("http", Both.class).idle);
        System.out.println("key of the getter only: " + load("http.getter", "60", false).getConfig("http", Both.class).idle);
        System.out.println("inherited getter: " + load("http.field", "60", false).getConfig("http", Inherits.class).idle);
        refused("overridden getter", load("http.field", "60", false), Overrides.class);
        refused("empty as absent", load("http.field", "", false), Both.class);
        refused("default refused", load("http.other", "60", true), Both.class);
        System.out.println("default of a parameter: " + load("http.other", "60", true).getConfig("http", Parameter.class).idle);
    }

    private static void refused(String what, Gestalt gestalt, Class<?> type) {
        try {
            throw new AssertionError(what + ": " + gestalt.getConfig("http", type));
        } catch (GestaltException e) {
            System.out.println(what + ":" + e.getMessage().lines().skip(1).findFirst().orElseThrow());
        }
    }

    private static Gestalt load(String key, String value, boolean strict) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig(key, value).build())
            .setTreatEmptyStringAsAbsent(true)
            .setTreatMissingDiscretionaryValuesAsErrors(strict)
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
