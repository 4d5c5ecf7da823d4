package docs.usecase.relaxed_path_parsing;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.lexer.PathLexerBuilder;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.loader.EnvironmentVarsLoaderModuleConfigBuilder;
import org.github.gestalt.config.loader.PropertyLoaderModuleConfigBuilder;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Prints what each mistake leads to, and that the way in the last column works. */
public class MistakeTable {

    private interface Attempt {
        Object run() throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tInstead");
        row("`db.max-wait` in a property file, and the lexer alone",
            () -> maxWait(new GestaltBuilder().setSentenceLexer(Lexers.joined())
                .addSource(properties("db.max-wait=60"))),
            "`PropertyLoaderModuleConfigBuilder` too",
            () -> maxWait(relaxed().addSource(properties("db.max-wait=60"))));
        row("a variable `DB_MAX_WAIT`, over a 60",
            () -> maxWait(relaxed().addSource(map("db.maxWait", "60")).addSource(variables("DB_M"))),
            "`DB__MAX_WAIT`",
            () -> maxWait(relaxed().addSource(map("db.maxWait", "60")).addSource(variables("DB__"))));
        row("`new PathLexer(\"__\")` for the variables, over a 60",
            () -> maxWait(relaxed().addModuleConfig(EnvironmentVarsLoaderModuleConfigBuilder.builder()
                .setLexer(new PathLexer("__")).build())
                .addSource(map("db.maxWait", "60")).addSource(variables("DB__"))),
            "the lexer `variables`, which has the normalizer",
            () -> maxWait(relaxed().addSource(map("db.maxWait", "60")).addSource(variables("DB__"))));
        row("the variables `DB__MAX_WAIT` and `DB__MAXWAIT`, over a 60",
            () -> maxWait(relaxed().addSource(map("db.maxWait", "60")).addSource(renamed("BOTH_"))),
            "one of them",
            () -> maxWait(relaxed().addSource(map("db.maxWait", "60")).addSource(renamed("ONE_"))));
        row("a normalizer that keeps capitals",
            () -> maxWait(relaxed().setSentenceLexer(withoutLowerCase())
                .addSource(map("db.MAX_WAIT", "60"))),
            "`toLowerCase(Locale.ROOT)` first",
            () -> maxWait(relaxed().addSource(map("db.MAX_WAIT", "60"))));
        row("two spellings in a property file or a map",
            () -> maxWait(relaxed().addSource(properties("db.maxWait=60\ndb.max-wait=90"))),
            "one of them",
            () -> maxWait(relaxed().addSource(properties("db.max-wait=90"))));
        row("the lexer in `setGestaltConfig()`",
            () -> maxWait(new GestaltBuilder().setGestaltConfig(config())
                .addSource(map("db.max-wait", "60"))),
            "`setSentenceLexer()`",
            () -> maxWait(relaxed().addSource(map("db.max-wait", "60"))));
        row("`addSecurityMaskingRule(\"door-code\")`",
            () -> print(relaxed().addSecurityMaskingRule("door-code")), "`doorcode`",
            () -> print(relaxed().addSecurityMaskingRule("doorcode")));
        row("a `Map` with the key `night-rate`",
            () -> rates(relaxed()), "the default lexer",
            () -> rates(new GestaltBuilder()));
        row("`new PathLexer(\"[._-]\")`, and a masking rule `door\\.code`",
            () -> print(new GestaltBuilder().setSentenceLexer(new PathLexer("[._-]"))
                .addSecurityMaskingRule("door\\.code")),
            "`PathLexerBuilder`: `PathLexer` joins the names of a path with its delimiter, so the rule sees `door[._-]code`",
            () -> print(new GestaltBuilder().setSentenceLexer(
                PathLexerBuilder.builder().setDelimiter("[._-]").build())
                .addSecurityMaskingRule("door\\.code")));
        if (!print(new GestaltBuilder().setSentenceLexer(new PathLexer("[._-]"))
            .addSecurityMaskingRule(Pattern.quote("door[._-]code"))).equals("LeafNode{value='*****'}")) {
            throw new IllegalStateException("the rule sees another path");
        }
        row("`pool` and `poolMax` in two sources, and split words",
            () -> load(new GestaltBuilder().setSentenceLexer(Lexers.split())
                .addSource(map("pool", "5")).addSource(map("poolMax", "9"))).debugPrint(),
            "`pool.size`, or join words",
            () -> load(new GestaltBuilder().setSentenceLexer(Lexers.split())
                .addSource(map("pool.size", "5")).addSource(map("poolMax", "9"))).debugPrint());
        row("a key `_comment`, and split words",
            () -> load(new GestaltBuilder().setSentenceLexer(Lexers.split())
                .addSource(map("_comment", "5"))).debugPrint(),
            "`comment`",
            () -> load(new GestaltBuilder().setSentenceLexer(Lexers.split())
                .addSource(map("comment", "5"))).debugPrint());
    }

    private static void row(String write, Attempt wrong, String instead, Attempt right)
        throws GestaltException {
        String result;
        try {
            result = wrong.run().toString();
        } catch (GestaltException e) {
            result = e.getMessage().lines().skip(1)
                .filter(line -> line.contains("ERROR") || line.contains("MISSING")).findFirst().orElseThrow()
                .replaceAll(".*message: |, there could.*|, for class.*", "");
        }
        String corrected = right.run().toString();
        if (corrected.equals(result)) {
            throw new IllegalStateException(write + " is no mistake: " + result);
        }
        System.out.println(write + "\t`" + result + "`\t" + instead);
    }

    private static GestaltBuilder relaxed() {
        SentenceLexer variables = PathLexerBuilder.builder()
            .setDelimiter("__")
            .setSentenceNormalizer(name -> name.toLowerCase(Locale.ROOT).replaceAll("[_-]", ""))
            .build();
        return new GestaltBuilder()
            .setSentenceLexer(Lexers.joined())
            .addModuleConfig(PropertyLoaderModuleConfigBuilder.builder().build())
            .addModuleConfig(EnvironmentVarsLoaderModuleConfigBuilder.builder()
                .setLexer(variables)
                .build());
    }

    private static SentenceLexer withoutLowerCase() {
        return PathLexerBuilder.builder()
            .setSentenceNormalizer(name -> name.replaceAll("[_-]", ""))
            .build();
    }

    private static GestaltConfig config() {
        GestaltConfig config = new GestaltConfig();
        config.setSentenceLexer(Lexers.joined());
        return config;
    }

    private static ConfigSourcePackage map(String key, String value) throws GestaltException {
        return MapConfigSourceBuilder.builder().addCustomConfig(key, value).build();
    }

    private static ConfigSourcePackage properties(String text) throws GestaltException {
        return StringConfigSourceBuilder.builder().setConfig(text).setFormat("properties").build();
    }

    private static ConfigSourcePackage variables(String prefix) throws GestaltException {
        return EnvironmentConfigSourceBuilder.builder().setPrefix(prefix).build();
    }

    private static ConfigSourcePackage renamed(String prefix) throws GestaltException {
        return EnvironmentConfigSourceBuilder.builder().setPrefix(prefix).setRemovePrefix(true).build();
    }

    private static Gestalt load(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static Integer maxWait(GestaltBuilder builder) throws GestaltException {
        return load(builder).getConfig("db.max-wait", Integer.class);
    }

    private static String print(GestaltBuilder builder) throws GestaltException {
        return load(builder.addSource(map("hotel.door-code", "4711"))).debugPrint()
            .replaceAll(".*(LeafNode\\{[^}]*}).*", "$1");
    }

    private static Map<String, Integer> rates(GestaltBuilder builder) throws GestaltException {
        return load(builder.addSource(map("rates.night-rate", "120")))
            .getConfig("rates", new TypeCapture<Map<String, Integer>>() { });
    }
}
