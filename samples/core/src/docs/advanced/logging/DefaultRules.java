package docs.advanced.logging;

import java.lang.reflect.Field;
import java.util.Set;
import java.util.TreeSet;
import org.github.gestalt.config.builder.GestaltBuilder;

/** Prints the masking rules that a new builder has. */
public class DefaultRules {

    public static void main(String[] args) throws ReflectiveOperationException {
        Field rules = GestaltBuilder.class.getDeclaredField("securityMaskingRules");
        rules.setAccessible(true);
        var words = new TreeSet<>();
        words.addAll((Set<?>) rules.get(new GestaltBuilder()));
        System.out.println(words.size() + " rules: " + words);
    }
}
