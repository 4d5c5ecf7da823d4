package docs.architecture.overview;

import java.util.stream.Stream;
import org.github.gestalt.config.builder.GestaltBuilder;

/** The methods that add a part, and beside each the one that adds the built-in parts and those of modules. */
public class KeepTheOthers {

    public static void main(String[] args) throws NoSuchMethodException {
        System.out.println("You call\tCall also");
        row("addConfigLoader", "addDefaultConfigLoaders");
        row("addConfigNodeProcessor", "addDefaultPostProcessors");
        row("addConfigSourceFactory", "addDefaultConfigSourceFactory");
        row("addRunTimeConfigNodeProcessor", "addDefaultRunTimeConfigNodeProcessor");
        row("addDecoder", "addDefaultDecoders");
        row("addPathMapper", "addDefaultPathMappers");
        row("addResultProcessor", "addDefaultResultProcessor");
        row("addValidator", "addDefaultValidators");
        row("addObservationsRecorder", "addDefaultObservationsRecorder");
    }

    /** Fails when the library has no such method any more. */
    private static void row(String own, String others) throws NoSuchMethodException {
        boolean there = Stream.of(GestaltBuilder.class.getMethods()).anyMatch(method -> method.getName().equals(own));
        if (!there) {
            throw new NoSuchMethodException(own);
        }
        System.out.printf("`%s()`\t`%s()`%n", own, GestaltBuilder.class.getMethod(others).getName());
    }
}
