package docs.architecture.validation;

import java.time.LocalTime;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigParameter;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.Decoder;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.decoder.Priority;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.loader.PropertyLoader;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.parser.MapConfigParser;
import org.github.gestalt.config.processor.result.ResultProcessor;
import org.github.gestalt.config.processor.result.validation.ConfigValidator;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.reload.TimedConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.KubernetesSecretConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Makes each mistake that ends in an exception of Java, then prints: message, exception, when it comes and what to do. */
public class OtherExceptions {

    /** The first words of a message, or null if there is none, and a call that ends in it. */
    private record Wrong(String words, Callable<?> call) { }

    public static void main(String[] args) throws Exception {
        System.out.println("Message\tException\tWhen it comes, and what to do");
        Gestalt gestalt = load(map("ports", "80,81"));
        Gestalt desk = load(map("desk.opens", "06:30"));
        row("A path, a tag or the [default tags](../tutorial/tags-configuration/default-tags.mdx) are `null`. Check what `System.getenv` and the like returned.",
            new Wrong(null, () -> gestalt.getConfig(null, Integer.class)),
            new Wrong(null, () -> gestalt.getConfig(null, 80, Integer.class)),
            new Wrong(null, () -> Tags.environment(null)),
            new Wrong(null, () -> load(new GestaltBuilder().setDefaultTags(null)).getConfig("password", String.class)));
        String noType = "Cannot invoke \"org.github.gestalt.config.reflect.TypeCapture.isArray()\" because \"type\" is null";
        row("`Optional.class` is read, or a parameter of `@ConfigParameter` is an `Optional`. "
                + "Call [`getConfigOptional()`](../tutorial/retrieving-configurations/retrieving-configuration.mdx#optional), or write a record.",
            new Wrong(noType, () -> gestalt.getConfig("ports", Optional.class)),
            new Wrong(noType, () -> gestalt.getConfig("", OptionalParameter.class)));
        String call = "Cannot invoke \"org.github.gestalt.config.utils.GResultOf.";
        row("[A sealed type](../tutorial/retrieving-configurations/supported-decoders.mdx#own-types) is read where no source has keys, even with a default, "
                + "or permits Kotlin data classes. "
                + "Read it as an `Optional`, or one data class. Or your decoder returned `null`.",
            new Wrong(call + "hasResults()\" because \"decodedResults\" is null", () -> desk.getConfig("fare", Fare.class)),
            new Wrong(call + "hasResults()\" because \"decodedResults\" is null", () -> desk.getConfig("fare", new Adult(5), Fare.class)),
            new Wrong(call + "hasResults()\" because \"decodedResults\" is null", () -> desk.getConfig("desk.opens", Fare.class)),
            new Wrong(call + "hasResults()\" because \"decodedResults\" is null", () -> read(new GestaltBuilder().addDecoder(new Nothing()))));
        row("Your processor or validator returned `null`. Return [a `GResultOf`](./result-processor.mdx#change).",
            new Wrong(call + "isDefault()\" because \"processedResults\" is null", () -> read(new GestaltBuilder().addResultProcessor(new Nothing()))));
        seen(new Wrong(call, () -> read(new GestaltBuilder().setValidationEnabled(true).addValidator(new Nothing()))));
        row("Your node processor returned `null`. Return [a `GResultOf`](./node-processor.mdx#processor).",
            new Wrong(call + "getErrors()\" because \"processedNode\" is null",
                () -> read(new GestaltBuilder().addConfigNodeProcessor((path, node) -> null))),
            new Wrong(call + "getErrors()\" because \"processedNode\" is null",
                () -> read(new GestaltBuilder().addRunTimeConfigNodeProcessor((path, node) -> null))));
        row("`debugPrint()` prints a list with a gap. [Fill the gap](../tutorial/loading-configuration/config-tree.mdx#mistake-debug-print-on-such-a-list).",
            new Wrong("Cannot invoke \"org.github.gestalt.config.node.ConfigNode.printer(String, org.github.gestalt.config.secret.rules.SecretConcealer, "
                + "org.github.gestalt.config.lexer.SentenceLexer)\" because the return value of \"java.util.List.get(int)\" is null",
                () -> load(map("rooms[1]", "Attic")).debugPrint()));
        row("`reload()` is called before `loadConfigs()`. [Load first](../advanced/reload-strategies.mdx#mistake-call-reload-before-load-configs).",
            new Wrong("Cannot invoke \"Object.getClass()\" because \"node\" is null", OtherExceptions::reloadFirst));
        row("In a property file, a value has `\\u`, as in `C:\\users`. Write `C:/users`, or [double each backslash](../tutorial/loading-configuration/supported-decoders.mdx#one-format).",
            new Wrong("Malformed \\uxxxx encoding.", () -> load(text("home = C:\\users"))));
        row("A rule for masked, temporary or encrypted keys, or the text of a `Pattern`, is no "
                + "[regular expression](../advanced/logging.mdx#print). Write `.*password` for `*password`.",
            new Wrong("Dangling meta character '*' near index 0",
                () -> new GestaltBuilder().addSecurityMaskingRule("*password").addSource(map("a", "b")).build()),
            new Wrong("Dangling meta character '*' near index 0", () -> load(new GestaltBuilder().addTemporaryNodeAccessCount("*password"))),
            new Wrong("Dangling meta character '*' near index 0", () -> load(new GestaltBuilder().addEncryptedSecret("*password"))),
            new Wrong("Unclosed character class near index 0", () -> load(map("room", "[")).getConfig("room", Pattern.class)));
        row("Gestalt does not know [the type](../tutorial/retrieving-configurations/supported-decoders.mdx#other-types), as `LocalTime` or a Kotlin value class. "
                + "Read a `String`, in Kotlin the type inside, and convert it.",
            new Wrong("class java.lang.String cannot be cast to class", () -> {
                LocalTime opens = desk.getConfig("desk.opens", LocalTime.class);
                return opens;
            }));
        row("Gestalt reads no [array of primitives](../tutorial/retrieving-configurations/supported-decoders.mdx#other-type-int-double). Read an `Integer[]`.",
            new Wrong("class [I cannot be cast to class", () -> gestalt.getConfig("ports", int[].class)));
        row("A limit in `${dist100:ten:new,classic}` is no number. Write [a whole number](../advanced/string-substitution.mdx#transformers).",
            new Wrong("For input string: \"ten\"", () -> load(map("answer", "${dist100:ten:new,classic}"))));

        // What rows of the other tables say of null.
        List.of(new Wrong("Path can not be null", () -> FileConfigSourceBuilder.builder().build()),
            new Wrong("path must not be null when building a file config source", () -> FileConfigSourceBuilder.builder().setPath(null)),
            new Wrong("Kubernetes Secret path can not be null", () -> KubernetesSecretConfigSourceBuilder.builder().build()),
            new Wrong("Custom map must not be null", () -> MapConfigSourceBuilder.builder().setCustomConfig(null).build()),
            new Wrong("tags must not be null", () -> MapConfigSourceBuilder.builder().setTags(null)),
            new Wrong("tag must not be null", () -> MapConfigSourceBuilder.builder().addTag(null)),
            new Wrong("Config reloads strategy builder must not be null",
                () -> MapConfigSourceBuilder.builder().addConfigReloadStrategy(null)),
            new Wrong("Reload Delay must be set for a TimedConfigReloadStrategy", () -> new TimedConfigReloadStrategy(null)),
            new Wrong("value can not be null", () -> load(MapConfigSourceBuilder.builder().addCustomConfig("port", null).build())),
            new Wrong("SentenceLexer should not be null", () -> new GestaltBuilder().setSentenceLexer(null)),
            new Wrong("ConfigSourcePackage should not be null", () -> new GestaltBuilder().addSource((ConfigSourcePackage) null)),
            new Wrong("Validator should not be null", () -> new GestaltBuilder().addValidator(null)),
            new Wrong("Decoder should not be null", () -> new GestaltBuilder().addDecoder(null)),
            new Wrong("ConfigLoader should not be null", () -> new GestaltBuilder().addConfigLoader(null)),
            new Wrong("No Validators provided while setting", () -> new GestaltBuilder().setValidators(null)),
            new Wrong("PropertyLoader SentenceLexer should not be null", () -> new PropertyLoader(null, new MapConfigParser())))
            .forEach(OtherExceptions::seen);

        // What to do instead.
        load(text("home = C:/users"));
        load(text("home = C:\\\\users"));
        load(new GestaltBuilder().addSecurityMaskingRule(".*password"));
        load(new GestaltBuilder().addTemporaryNodeAccessCount(".*password"));
        load(new GestaltBuilder().addEncryptedSecret(".*password"));
        if (gestalt.getConfig("ports", Integer[].class).length != 2) {
            throw new IllegalStateException("not two ports");
        }
        LocalTime.parse(desk.getConfig("desk.opens", String.class));
        if (desk.getConfig("fare", new TypeCapture<Optional<Fare>>() { }).isPresent()) {
            throw new IllegalStateException("a fare");
        }
    }

    public record Login(String password) { }

    public sealed interface Fare permits Adult { }

    public record Adult(Integer price) implements Fare { }

    private static Object read(GestaltBuilder builder) throws Exception {
        return load(builder.addDefaultDecoders().addSource(map("db.password", "x"))).getConfig("db", Login.class);
    }

    /** Returns null, whatever part it is. */
    private static final class Nothing implements ResultProcessor, ConfigValidator, Decoder<Login> {
        @Override
        public void applyConfig(GestaltConfig config) {
        }

        @Override
        public String name() {
            return "Nothing";
        }

        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Login.class;
        }

        @Override
        public GResultOf<Login> decode(String path, Tags tags, ConfigNode node, TypeCapture<?> type, DecoderContext context) {
            return null;
        }

        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            return null;
        }

        @Override
        public <T> GResultOf<T> processResults(GResultOf<T> result, String path, boolean isOptional, T defaultValue,
                                               TypeCapture<T> type, Tags tags) {
            return null;
        }
    }

    private static Object reloadFirst() throws Exception {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("port", "80").addConfigReloadStrategy(strategy).build())
            .build();
        strategy.reload();
        return "reloaded";
    }

    public static final class OptionalParameter {
        public OptionalParameter(@ConfigParameter(path = "ports") Optional<String> ports) {
            ports.ifPresent(text -> System.out.println(text));
        }
    }

    /** Prints a row for each message. Fails if a call does not end in its words. */
    private static void row(String remedy, Wrong... calls) {
        Set<String> cells = new LinkedHashSet<>();
        for (Wrong wrong : calls) {
            Exception seen = seen(wrong);
            String message = seen.getMessage();
            String cell = message == null ? "`NullPointerException` without a message" : "`" + wrong.words() + (message.equals(wrong.words()) ? "" : " …") + "`";
            cells.add(cell + "\t`" + seen.getClass().getSimpleName() + "`\t" + remedy);
        }
        cells.forEach(System.out::println);
    }

    /** What a call ends in. Fails if it does not begin with the words. */
    private static Exception seen(Wrong wrong) {
        Object result;
        try {
            result = wrong.call().call();
        } catch (Exception e) {
            String message = e.getMessage();
            if (message == null ? wrong.words() != null : wrong.words() == null || !message.startsWith(wrong.words())) {
                throw new IllegalStateException(wrong.words() + ": " + e);
            }
            return e;
        }
        throw new IllegalStateException("no exception, but " + result);
    }

    private static ConfigSourcePackage map(String path, String value) throws Exception {
        return MapConfigSourceBuilder.builder().setCustomConfig(Map.of(path, value)).build();
    }

    private static ConfigSourcePackage text(String properties) throws Exception {
        return StringConfigSourceBuilder.builder().setConfig(properties).setFormat("properties").build();
    }

    private static Gestalt load(ConfigSourcePackage source) throws Exception {
        return load(new GestaltBuilder().addSources(List.of(source)));
    }

    private static Gestalt load(GestaltBuilder builder) throws Exception {
        Gestalt gestalt = builder.addSource(map("password", "x")).build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
