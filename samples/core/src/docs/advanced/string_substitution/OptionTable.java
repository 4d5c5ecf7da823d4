package docs.advanced.string_substitution;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** The options of the builder for placeholders, with their defaults as the library has them, and an effect each that was tried. */
public class OptionTable {

    private interface Change {
        GestaltBuilder of(GestaltBuilder builder);
    }

    public static void main(String[] args) throws GestaltException {
        GestaltConfig defaults = new GestaltConfig();
        System.out.println("On the builder\tDefault\tWhat it is for");
        row("setSubstitutionOpeningToken(…)", "String", defaults.getSubstitutionOpeningToken(),
            "what begins a placeholder of the load", b -> b.setSubstitutionOpeningToken("$["), "$[db.host}", "harbour");
        row("setSubstitutionClosingToken(…)", "String", defaults.getSubstitutionClosingToken(),
            "what ends it; it must differ from the beginning", b -> b.setSubstitutionClosingToken(">>"), "${db.host>>", "harbour");
        row("setRunTimeSubstitutionOpeningToken(…)", "String", defaults.getRunTimeSubstitutionOpeningToken(),
            "what begins a placeholder of the read", b -> b.setRunTimeSubstitutionOpeningToken("<<"), "<<db.host}", "harbour");
        row("setRunTimeSubstitutionClosingToken(…)", "String", defaults.getRunTimeSubstitutionClosingToken(),
            "what ends it", b -> b.setRunTimeSubstitutionClosingToken(">>"), "#{db.host>>", "harbour");
        row("setMaxSubstitutionNestedDepth(…)", "Integer", String.valueOf(defaults.getMaxSubstitutionNestedDepth()),
            "how many placeholders may lead from one to the next", b -> b.setMaxSubstitutionNestedDepth(6), "${f}", "harbour");
        row("setSubstitutionRegex(…)", "String", defaults.getSubstitutionRegex(),
            "how the text in the braces is cut into the groups `transform`, `key` and `default`; the pattern must have all three",
            OptionTable::shellStyle,
            "${mail.host:-localhost}", "localhost");
        // A GestaltConfig sets the tokens of ${…}, and not those of #{…}.
        GestaltConfig other = new GestaltConfig();
        other.setSubstitutionOpeningToken("$[");
        other.setRunTimeSubstitutionOpeningToken("<<");
        String seen = read(b -> b.setGestaltConfig(other), "$[db.host} <<db.host} #{db.host}");
        if (!seen.equals("harbour <<db.host} harbour")) {
            throw new IllegalStateException(seen);
        }
        try {
            read(b -> b, "${f}");
            throw new IllegalStateException("six placeholders are not too many");
        } catch (GestaltException e) {
            if (!e.getMessage().contains("Exceeded maximum nested substitution depth of 6 on path answer")) {
                throw e;
            }
        }
    }

    // region regex
    /** Also accepts :- before a default. */
    private static GestaltBuilder shellStyle(GestaltBuilder builder) {
        return builder.setSubstitutionRegex(
            "^((?<transform>\\w+):(?![=-]))?(?<key>.+?)(:[=-](?<default>.*))?$");
    }
    // endregion regex

    private static void row(String call, String type, String value, String purpose, Change change, String written, String expected)
            throws GestaltException {
        String seen = read(change, written);
        if (!seen.equals(expected)) {
            throw new IllegalStateException(call + ": " + seen);
        }
        System.out.println("`" + call + "`\t`" + type + "`, " + (value.startsWith("^") ? "the pattern that knows `:=`" : "`" + value + "`") + "\t" + purpose);
    }

    private static String read(Change change, String written) throws GestaltException {
        Gestalt gestalt = change.of(new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.host", "harbour")
                .addCustomConfig("a", "harbour")
                .addCustomConfig("b", "${a}")
                .addCustomConfig("c", "${b}")
                .addCustomConfig("d", "${c}")
                .addCustomConfig("e", "${d}")
                .addCustomConfig("f", "${e}")
                .addCustomConfig("answer", written)
                .build()))
            .build();
        gestalt.loadConfigs();
        return gestalt.getConfig("answer", String.class);
    }
}
