package docs.advanced.security_encryptedy_nodes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.config.annotation.AnnotationConfigNodeProcessor;
import org.github.gestalt.config.secret.rules.RegexSecretChecker;
import org.github.gestalt.config.security.encrypted.EncryptedSecretModule;
import org.github.gestalt.config.security.encrypted.EncryptedSecretModuleBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

/** Prints what each mistake with an encrypted value leads to, and that the way in the last column works. */
public class MistakeTable {

    private interface Attempt {
        Object run() throws GestaltException, IOException;
    }

    private static final Path FILE = Path.of("db-password");
    private static final String FROM_FILE = "${file:db-password}";

    public static void main(String[] args) throws GestaltException, IOException {
        Files.writeString(Path.of("with-line-break"), Files.readString(FILE) + "\n");
        System.out.println("You write\tYou get\tInstead");
        row("`#{file:db-password}@{encrypt}`",
            () -> print(map("#{file:db-password}@{encrypt}")), "`${file:db-password}@{encrypt}`",
            () -> print(map(FROM_FILE + "@{encrypt}")));
        row("a secret file that ends with a line break",
            () -> length(map("${file:with-line-break}@{encrypt}")), "`printf`, not `echo`",
            () -> length(map(FROM_FILE + "@{encrypt}")));
        row("the path of a file that is not there",
            () -> length(map("${file:no-such-file}@{encrypt}")), "the path from the working directory",
            () -> length(map(FROM_FILE + "@{encrypt}")));
        row("a later source with the value alone",
            () -> print(map("4711@{encrypt}").addSource(source("4712"))), "the annotation there, too",
            () -> print(map("4711@{encrypt}").addSource(source("4712@{encrypt}"))));
        row("a source with a tag, and the value alone",
            () -> tagged(map("4711@{encrypt}").addSource(production("4712"))), "the annotation there, too",
            () -> tagged(map("4711@{encrypt}").addSource(production("4712@{encrypt}"))));
        row("`addConfigSourcePackage()` with the same path",
            () -> added("4711@{encrypt}", "4712"), "the source on the builder, annotated",
            () -> print(map("4711@{encrypt}").addSource(source("4712@{encrypt}"))));
        row("`loadConfigs()` a second time, and read on", () -> secondLoad(map("4711@{encrypt}")),
            "a new `Gestalt`, or a reload strategy", () -> print(map("4711@{encrypt}")));
        row("a capital in a rule, `Code`",
            () -> print(map("4711").addEncryptedSecret("Code")), "lower case, `code`",
            () -> print(map("4711").addEncryptedSecret("code")));
        row("`^door$`, for all values below `door`",
            () -> print(map("4711").addEncryptedSecret("^door$")), "`^door\\.`, because only leaves are compared",
            () -> print(map("4711").addEncryptedSecret("^door\\.")));
        row("`code$`, for the elements of a list",
            () -> print(list().addEncryptedSecret("code$")), "`code\\[`, because a path is `door.code[0]`",
            () -> print(list().addEncryptedSecret("code\\[")));
        row("a rule, and a read of `Door.code`",
            () -> inMemory(map(FROM_FILE).addEncryptedSecret("door\\.code"), "Door.code"), "`door.code`",
            () -> inMemory(map(FROM_FILE).addEncryptedSecret("door\\.code"), "door.code"));
        row("`@{encrypt:false}` for a path with a rule",
            () -> print(map("4711@{encrypt:false}").addEncryptedSecret("code")), "a narrower rule",
            () -> print(map("4711").addEncryptedSecret("^door\\.pin$")));
        row("a rule and a module",
            () -> print(map("4711").addEncryptedSecret("code").addModuleConfig(module("pin"))),
            "all rules in the module",
            () -> print(map("4711").addModuleConfig(module("pin", "code"))));
        row("two modules",
            () -> print(map("4711").addModuleConfig(module("code")).addModuleConfig(module("pin"))),
            "one module, `addSecret()` twice",
            () -> print(map("4711").addModuleConfig(module("code", "pin"))));
        row("`addEncryptedSecret()` after a `RegexSecretChecker` of one rule",
            () -> print(map("4711").setEncryptedSecrets(new RegexSecretChecker("pin"))
                .addEncryptedSecret("code")),
            "all rules in the `RegexSecretChecker`",
            () -> print(map("4711").setEncryptedSecrets(new RegexSecretChecker(Set.of("pin", "code")))));
        row("`addEncryptedSecret()` after `ListedPaths`",
            () -> print(map("4711").setEncryptedSecrets(new EncryptByChecker.ListedPaths(Set.of("door.pin")))
                .addEncryptedSecret("code")),
            "all paths in its set",
            () -> print(map("4711").setEncryptedSecrets(
                new EncryptByChecker.ListedPaths(Set.of("door.pin", "door.code")))));
        row("`jdbc:${door.code}` in another value",
            () -> load(map("4711@{encrypt}").addSource(other("jdbc:${door.code}"))).getConfig("url", String.class),
            "`#{door.code}`: `${…}` copies the raw text with its mark, unprotected",
            () -> load(map("4711@{encrypt}").addSource(other("jdbc:#{door.code}"))).getConfig("url", String.class));
        row("`addConfigNodeProcessor()` alone",
            () -> print(map("4711@{encrypt}")
                .addConfigNodeProcessor(new AnnotationConfigNodeProcessor())),
            "`addDefaultPostProcessors()` too",
            () -> print(map("4711@{encrypt}")
                .addConfigNodeProcessor(new AnnotationConfigNodeProcessor())
                .addDefaultPostProcessors()));
        row("a read as `char[]`",
            () -> load(map(FROM_FILE + "@{encrypt}")).getConfig("door.code", char[].class),
            "`String`",
            () -> length(map(FROM_FILE + "@{encrypt}")));
    }

    private static void row(String write, Attempt wrong, String instead, Attempt right)
        throws GestaltException, IOException {
        String result;
        try {
            result = wrong.run().toString();
        } catch (GestaltException e) {
            result = e.getMessage().lines().skip(1).findFirst().orElseThrow()
                .replaceAll(".*message: | in with error.*", "");
        } catch (RuntimeException e) {
            result = e.getClass().getSimpleName();
        }
        String corrected = right.run().toString();
        if (corrected.equals(result)) {
            throw new IllegalStateException(write + " is no mistake: " + result);
        }
        System.out.println(write + "\t`" + result + "`\t" + instead);
    }

    private static GestaltBuilder map(String code) throws GestaltException {
        return new GestaltBuilder().addSource(source(code));
    }

    private static GestaltBuilder list() throws GestaltException {
        return new GestaltBuilder().addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code[0]", "4711").build());
    }

    private static ConfigSourcePackage source(String code)
        throws GestaltException {
        return MapConfigSourceBuilder.builder().addCustomConfig("door.code", code).build();
    }

    private static ConfigSourcePackage other(String url) throws GestaltException {
        return MapConfigSourceBuilder.builder().addCustomConfig("url", url).build();
    }

    private static ConfigSourcePackage production(String code) throws GestaltException {
        return MapConfigSourceBuilder.builder()
            .addCustomConfig("door.code", code)
            .addTag(Tag.of("environment", "prod"))
            .build();
    }

    private static String tagged(GestaltBuilder builder) throws GestaltException {
        return load(builder).getConfig("door.code", String.class, Tags.of("environment", "prod"));
    }

    private static String added(String code, String later) throws GestaltException {
        Gestalt gestalt = load(map(code));
        gestalt.addConfigSourcePackage(source(later));
        return gestalt.getConfig("door.code", String.class);
    }

    private static String secondLoad(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = load(builder);
        try {
            gestalt.loadConfigs();
            throw new IllegalStateException("loaded twice");
        } catch (GestaltException e) {
            return e.getMessage().lines().skip(1).findFirst().orElseThrow().replaceAll(".*message: ", "")
                + "`, then in clear: `" + code(gestalt.debugPrint());
        }
    }

    private static String code(String tree) {
        return tree.replaceAll(".*code=|}}$", "");
    }

    private static EncryptedSecretModule module(String... rules) {
        EncryptedSecretModuleBuilder builder = EncryptedSecretModuleBuilder.builder();
        for (String rule : rules) {
            builder.addSecret(rule);
        }
        return builder.build();
    }

    private static Gestalt load(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String print(GestaltBuilder builder) throws GestaltException {
        return code(load(builder).debugPrint());
    }

    private static String length(GestaltBuilder builder) throws GestaltException {
        return load(builder).getConfig("door.code", String.class).length() + " characters";
    }

    private static String inMemory(GestaltBuilder builder, String path) throws GestaltException, IOException {
        Gestalt gestalt = load(builder);
        gestalt.getConfig(path, String.class);
        String found = HeapSearch.finds(FILE) ? "found in memory" : "not found in memory";
        return gestalt.debugPrint().isEmpty() ? "" : found;
    }
}
