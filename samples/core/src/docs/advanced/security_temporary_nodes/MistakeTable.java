package docs.advanced.security_temporary_nodes;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.ProxyDecoderMode;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.secret.rules.RegexSecretChecker;
import org.github.gestalt.config.secret.rules.SecretChecker;
import org.github.gestalt.config.security.temporary.TemporarySecretModule;
import org.github.gestalt.config.security.temporary.TemporarySecretModuleBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.Pair;

/** Prints what each mistake with a temporary value leads to, and that the last column corrects it. */
public class MistakeTable {

    public record Door(String code) { }

    public interface Lock {
        String code();
    }

    private interface Attempt {
        Object run() throws Exception;
    }

    public static void main(String[] args) throws Exception {
        Files.writeString(Path.of("code"), "4711");
        System.out.println("You write\tYou get\tInstead");
        row("a module, and read twice",
            () -> twice(map("4711").addModuleConfig(module())), "`useCacheDecorator(false)` too",
            () -> twice(map("4711").addModuleConfig(module()).useCacheDecorator(false)));
        row("a rule, and read the object twice",
            () -> objectTwice(map("4711").addTemporaryNodeAccessCount("code")),
            "`useCacheDecorator(false)` too",
            () -> objectTwice(map("4711").addTemporaryNodeAccessCount("code")
                .useCacheDecorator(false)));
        row("`addTemporaryNodeAccessCount(\"door\")` before `(\"code\", 2)`",
            () -> twice(map("4711").addTemporaryNodeAccessCount("door")
                .addTemporaryNodeAccessCount("code", 2)), "the narrower rule first",
            () -> twice(map("4711").addTemporaryNodeAccessCount("code", 2)
                .addTemporaryNodeAccessCount("door")));
        row("`#{file:code}@{temp}`", () -> twice(map("#{file:code}@{temp}")), "`${file:code}@{temp}`",
            () -> twice(map("${file:code}@{temp}")));
        row("a rule for `#{file:code}`",
            () -> twice(map("#{file:code}").addTemporaryNodeAccessCount("code")), "`${file:code}`",
            () -> twice(map("${file:code}").addTemporaryNodeAccessCount("code")));
        row("an `OptionalInt` for `4711@{temp}`",
            () -> load(map("4711@{temp}")).getConfig("door.code", OptionalInt.class),
            "`@{temp:2}`",
            () -> load(map("4711@{temp:2}")).getConfig("door.code", OptionalInt.class));
        row("an interface with `PASSTHROUGH`", () -> quoted(lock(ProxyDecoderMode.PASSTHROUGH).code()),
            "`CACHE`, or a record", () -> quoted(lock(ProxyDecoderMode.CACHE).code()));
        row("`setTreatEmptyStringAsAbsent(true)`, already at the first read",
            () -> code(map("4711@{temp}").setTreatEmptyStringAsAbsent(true)), "leave it out",
            () -> code(map("4711@{temp}")));
        row("`@{temp}` with and without a tag",
            () -> tagged("4711@{temp}", "4712@{temp}"), "`@{temp:2}` with the tag",
            () -> tagged("4711@{temp}", "4712@{temp:2}"));
        row("no annotation in the source with a tag",
            () -> tagged("4711@{temp}", "4712"), "`@{temp:2}` with the tag",
            () -> tagged("4711@{temp}", "4712@{temp:2}"));
        row("`addConfigSourcePackage()` before the read", () -> {
            Gestalt gestalt = load(map("4711@{temp:9}"));
            gestalt.addConfigSourcePackage(other());
            return quoted(gestalt.getConfig("door.code", String.class));
        }, "the source on the builder", () -> code(map("4711@{temp:9}").addSource(other())));
        row("`loadConfigs()` a second time, and read on", () -> {
            Gestalt gestalt = load(map("4711@{temp}"));
            try {
                gestalt.loadConfigs();
                throw new IllegalStateException("loaded twice");
            } catch (GestaltException e) {
                return firstError(e) + "`, then, without a limit, `" + codes(gestalt);
            }
        }, "a new `Gestalt`", () -> code(map("4711@{temp}")));
        row("`url = …#{door.code}`, and read it twice", () -> {
            Gestalt gestalt = load(map("4711@{temp}"));
            gestalt.getConfig("url", String.class);
            return gestalt.getConfig("url", String.class);
        }, "one read of it", () -> load(map("4711@{temp}")).getConfig("url", String.class));
        row("`setTemporaryNodeAccessCount(List.of(…))`, then add one",
            () -> twice(map("4711").setTemporaryNodeAccessCount(List.of(pair("code")))
                .addTemporaryNodeAccessCount("pin")), "`new ArrayList<>(List.of(…))`",
            () -> twice(map("4711")
                .setTemporaryNodeAccessCount(new ArrayList<>(List.of(pair("code"))))
                .addTemporaryNodeAccessCount("pin")));
    }

    private static void row(String write, Attempt wrong, String instead, Attempt right)
        throws Exception {
        String result;
        try {
            result = wrong.run().toString();
        } catch (GestaltException e) {
            result = firstError(e);
        } catch (RuntimeException e) {
            result = e.getClass().getSimpleName();
        }
        String corrected = right.run().toString();
        if (corrected.equals(result)) {
            throw new IllegalStateException(write + " is no mistake: " + result);
        }
        System.out.println(write + "\t`" + result + "`\t" + instead);
    }

    private static String firstError(GestaltException e) {
        return e.getMessage().lines().skip(1).findFirst().orElseThrow()
            .replaceAll(".*message: | with the default.*| attempting.*", "");
    }

    private static GestaltBuilder map(String code) throws GestaltException {
        return new GestaltBuilder().addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("door.code", code)
            .addCustomConfig("url", "https://harbour/?code=#{door.code}")
            .build());
    }

    private static ConfigSourcePackage other() throws GestaltException {
        return MapConfigSourceBuilder.builder().addCustomConfig("hotel", "Harbour").build();
    }

    private static TemporarySecretModule module() {
        return TemporarySecretModuleBuilder.builder().addSecretWithCount("code", 1).build();
    }

    private static Pair<SecretChecker, Integer> pair(String rule) {
        return new Pair<>(new RegexSecretChecker(rule), 1);
    }

    private static Gestalt load(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String code(GestaltBuilder builder) throws GestaltException {
        return quoted(load(builder).getConfig("door.code", String.class));
    }

    private static String twice(GestaltBuilder builder) throws GestaltException {
        return codes(load(builder));
    }

    private static String codes(Gestalt gestalt) throws GestaltException {
        return quoted(gestalt.getConfig("door.code", String.class)) + ", "
            + quoted(gestalt.getConfig("door.code", String.class));
    }

    private static String objectTwice(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = load(builder);
        return gestalt.getConfig("door", Door.class) + ", " + gestalt.getConfig("door", Door.class);
    }

    private static Lock lock(ProxyDecoderMode mode) throws GestaltException {
        return load(map("4711@{temp}").setProxyDecoderMode(mode)).getConfig("door", Lock.class);
    }

    private static String tagged(String code, String production) throws GestaltException {
        Gestalt gestalt = load(map(code).addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("door.code", production)
            .addTag(Tag.of("environment", "prod"))
            .build()));
        return quoted(gestalt.getConfig("door.code", String.class, Tags.of("environment", "prod")));
    }

    private static String quoted(String text) {
        return text == null ? "null" : "\"" + text + "\"";
    }
}
