package docs.tutorial.loading_configuration.config_tree;

import java.util.List;
import java.util.stream.Collectors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

// proves docs/tutorial/loading-configuration/config-tree.mdx: the words that mask a value in debugPrint(), and what a rule adds
/** Loads each key with a value and sorts the keys by what debugPrint() makes of the value. */
public class MaskedNames {

    private static final List<String> RULES = List.of("bearer", "cookie", "credential", "id", "key",
        "keystore", "passphrase", "password", "private", "salt", "secret", "secure", "ssl", "token",
        "truststore");

    private static final List<String> OTHER_KEYS = List.of("db.apiKey", "mail.secret.host",
        "db.pool.idleSeconds", "db.user", "db.pwd", "db.passwd", "door.pin", "auth", "iban");

    public static void main(String[] args) throws GestaltException {
        System.out.println("Rules\tMasked\tShown");
        row("those of the builder", RULES, new GestaltBuilder());
        row("those of the builder", OTHER_KEYS, new GestaltBuilder());
        row("`addSecurityMaskingRule(\"pwd|pin\")`", OTHER_KEYS,
            new GestaltBuilder().addSecurityMaskingRule("pwd|pin"));
        row("`addSecurityMaskingRule(\"PWD\")`, in capitals", OTHER_KEYS,
            new GestaltBuilder().addSecurityMaskingRule("PWD"));
    }

    private static void row(String rules, List<String> keys, GestaltBuilder builder)
            throws GestaltException {
        MapConfigSourceBuilder map = MapConfigSourceBuilder.builder();
        keys.forEach(key -> map.addCustomConfig(key, "value of " + key));
        Gestalt gestalt = builder.addSource(map.build()).build();
        gestalt.loadConfigs();
        String tree = gestalt.debugPrint(Tags.of());
        System.out.printf("%s\t%s\t%s%n", rules,
            list(keys.stream().filter(key -> !tree.contains("value of " + key)).toList()),
            list(keys.stream().filter(key -> tree.contains("value of " + key)).toList()));
    }

    private static String list(List<String> keys) {
        return keys.isEmpty() ? "none"
            : keys.stream().map(key -> "`" + key + "`").collect(Collectors.joining(", "));
    }
}
