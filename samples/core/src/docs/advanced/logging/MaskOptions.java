package docs.advanced.logging;

import java.security.NoSuchAlgorithmException;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.secret.rules.MD5SecretObfuscator;
import org.github.gestalt.config.secret.rules.RegexSecretChecker;
import org.github.gestalt.config.secret.rules.SecretConcealer;
import org.github.gestalt.config.secret.rules.SecretConcealerManager;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Prints the same two values with each way to change the masking. */
public class MaskOptions {

    public static void main(String[] args) throws Exception {
        System.out.println("On the builder\t`db.password`\t`mail.pwd`\tUse it to");

        row("`addSecurityMaskingRule(\"pwd\")`",
            builder -> builder.addSecurityMaskingRule("pwd"),
            "mask more paths");

        row("`setSecurityMaskingRule(Set.of(\"pwd$\"))`",
            builder -> builder.setSecurityMaskingRule(Set.of("pwd$")),
            "replace all rules");

        row("`setSecurityMask(\"[hidden]\")`",
            builder -> builder.setSecurityMask("[hidden]"),
            "print another mask");

        row("`setSecretObfuscation(text -> text.length() + \" letters\")`",
            builder -> builder.setSecretObfuscation(text -> text.length() + " letters"),
            "print something about the value");

        MD5SecretObfuscator md5 = md5();
        row("`setSecretObfuscation(new MD5SecretObfuscator())`",
            builder -> builder.setSecretObfuscation(md5),
            "compare the value of two machines");

        SecretConcealer pwd = new SecretConcealerManager(
            new RegexSecretChecker("pwd"), text -> "#");
        row("`setSecretConcealer(new SecretConcealerManager(new RegexSecretChecker(\"pwd\"), text -> \"#\"))`",
            builder -> builder.setSecretConcealer(pwd),
            "share rules and mask with other code");

        row("`setSecretConcealer((path, text, marks) -> text.startsWith(\"sea\") ? \"#\" : text)`",
            builder -> builder.setSecretConcealer((path, text, marks) -> text.startsWith("sea") ? "#" : text),
            "decide by the value; return the text itself if it is no secret");
    }

    private static MD5SecretObfuscator md5() {
        try {
            return new MD5SecretObfuscator();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void row(String call, UnaryOperator<GestaltBuilder> option, String purpose)
            throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("db.password", "harbour-light"))
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("mail.pwd", "sea-breeze"))
                .build());
        Gestalt gestalt = option.apply(builder).build();
        gestalt.loadConfigs();
        String print = gestalt.debugPrint(Tags.of());
        System.out.println(call + "\t" + shown(print, "password") + "\t" + shown(print, "pwd")
            + "\t" + purpose);
    }

    private static String shown(String print, String key) {
        return "`" + print.replaceFirst(".*" + key + "=LeafNode\\{value='(.*?)'}.*", "$1") + "`";
    }
}
