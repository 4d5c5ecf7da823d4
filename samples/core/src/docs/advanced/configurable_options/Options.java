package docs.advanced.configurable_options;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.lexer.PathLexerBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

// proves docs/advanced/configurable-options.mdx: the type, the default and the effect of each option; the tables are printed by it
/**
 * Prints a table of options. Names, types and defaults come from the library that runs; the texts are here.
 * An option without a text, or a text without an option, ends the program.
 */
final class Options {

    private static final Map<String, Map<String, String>> TABLES = new LinkedHashMap<>();
    /** Where the builder keeps an option whose field has another name. */
    private static final Map<String, String> FIELDS = Map.of(
        "setSecurityMask", "secretMask",
        "addSecurityMaskingRule", "securityMaskingRules",
        "setSecurityMaskingRule", "securityMaskingRules",
        "setSecretObfuscation", "secretObfuscator",
        "setObservationsService", "observationService",
        "setConfigSourceFactoryService", "configNodeFactoryService");

    static {
        table("sources",
            "addSource", "Adds one source. A later one overrides an earlier one; `build()` needs at least one.",
            "addSources", "Adds a list of sources, in its order.",
            "setSources", "Replaces all sources that were added before.",
            "addModuleConfig", "Settings of one module, such as Micrometer's. Of two of one class, the later counts.",
            "addCoreReloadListener", "Calls your listener after a reload. Keep the listener in a field.",
            "setGestaltConfig", "Takes options from an object. An option that you set on the builder wins.");
        table("missing",
            "setTreatMissingValuesAsErrors",
            "With `false`, a member without a key becomes `null`, a primitive field of a class 0, and a gap in a list `null`.",
            "setTreatMissingArrayIndexAsError", "With `false`, a gap in a list becomes `null`.",
            "setTreatMissingDiscretionaryValuesAsErrors",
            "With `true`, a member that may be missing must be there as well: an `Optional`, a `defaultVal`, an initial value, a default method. "
                + "See [when you want this](../tutorial/retrieving-configurations/retrieving-objects.mdx#switches), and "
                + "[the message](../architecture/validation.mdx#error-optional-missing-value-decoding).",
            "setTreatEmptyStringAsAbsent",
            "With `true`, a key with an empty text counts as missing, with two exceptions below.",
            "setTreatWarningsAsErrors",
            "With `true`, what is otherwise only logged fails the load or a read without a default, also in the environment and the system properties.",
            "setLogLevelForMissingValuesWhenDefaultOrOptional",
            "The `System.Logger.Level` of the message about a read that returns its default or an empty `Optional`: [an example](./logging.mdx#debug).");
        table("reads",
            "useCacheDecorator", "With `false`, every read looks into the tree and builds a new object.",
            "setProxyDecoderMode",
            "For interfaces: `CACHE` keeps each value until a reload, `PASSTHROUGH` asks at each call: [compare them](../usecase/dynamic-values.mdx#choose).",
            "setDefaultTags", "The tags of a read that names none.",
            "setTagMergingStrategy", "How the tags of a read meet the default tags.",
            "setConfigNodeTagResolutionStrategy", "Which tagged sources a read looks into.");
        table("dates",
            "setDateDecoderFormat", "The pattern of `Date` and of `LocalDateTime`.",
            "setLocalDateTimeFormat", "No effect: no decoder reads it.",
            "setLocalDateFormat", "No effect: no decoder reads it.");
        table("text",
            "setSubstitutionOpeningToken", "Opens a placeholder that is filled when values are loaded.",
            "setSubstitutionClosingToken", "Closes it.",
            "setRunTimeSubstitutionOpeningToken", "Opens a placeholder that is filled [at each read](./string-substitution.mdx#time).",
            "setRunTimeSubstitutionClosingToken", "Closes it.",
            "setMaxSubstitutionNestedDepth",
            "How many placeholders may lead to one another. 0 refuses every placeholder. See [a chain](./string-substitution.mdx#nesting).",
            "setAnnotationOpeningToken", "Opens a mark such as `@{secret}`.",
            "setAnnotationClosingToken", "Closes it.",
            "setAnnotationTrimWhiteSpace", "With `false`, Gestalt keeps the blanks around a mark: "
                + "[an example](../tutorial/annotations/annotations-configs.mdx#option-set-annotation-trim-white-space).",
            "setNodeIncludeKeyword", "The key that includes another source or node, and "
                + "[every key that begins with it](./node-substitution.mdx#option-set-node-include-keyword).",
            "setNodeNestedIncludeLimit",
            "How deep an included source may include others. What is deeper is [left out](./node-substitution.mdx#rules), as is everything with 0, and nothing is logged.");
        table("patterns",
            "setSubstitutionRegex",
            "Splits a placeholder. Needs the groups `transform`, `key` and `default`.",
            "setAnnotationRegex", "Splits a mark. Needs the groups `annotation` and `parameter`.");
        table("secrets",
            "addSecurityMaskingRule", "Masks one more kind of path, by a regular expression.",
            "setSecurityMaskingRule", "Replaces all rules, including the built-in ones.",
            "setSecurityMask", "The text that is printed instead of a secret.",
            "setSecretObfuscation", "Makes that text from the secret; then the mask has no effect.",
            "setSecretConcealer", "Decides both; then rules, mask and obfuscation have no effect.",
            "addTemporaryNodeAccessCount",
            "Limits how often the values of paths with this rule can be read; without a number, once. See [Limit the reads](./security-temporary-nodes.mdx#rule).",
            "setTemporaryNodeAccessCount", "Replaces [all limits](./security-temporary-nodes.mdx#rule). `Pair` is in `org.github.gestalt.config.utils`.",
            "addEncryptedSecret", "Keeps the values of these paths encrypted in the tree: [an example](./security-encryptedy-nodes.mdx#rule).",
            "setEncryptedSecrets", "Replaces the rules of `addEncryptedSecret` by [a checker](./security-encryptedy-nodes.mdx#rule).");
        table("features",
            "setObservationsEnabled", "With `true`, Gestalt tells your recorders of each read and reload.",
            "setValidationEnabled", "With `true`, Gestalt checks each object with the validators.",
            "setAddCoreResultProcessors",
            "With `false`, a failed read returns `null` instead of throwing, and `build()` [warns](./logging.mdx#messages). "
                + "Leave it on, as two of [the built-in processors](../architecture/result-processor.mdx#order) go with it.");
        table("internals",
            "setSentenceLexer", "How a path and a key are split and normalised.",
            "setConfigLoaderService", "Chooses [the loader of a format](../architecture/config-loader.mdx).",
            "setDecoderService", "Chooses the decoder of a type.",
            "setConfigNodeService", "Keeps the trees and finds a node.",
            "setConfigNodeProcessorService", "Calls the processors.",
            "setConfigSourceFactoryService", "Finds [the source of an include](./node-substitution.mdx#own).",
            "setObservationsService", "Calls the recorders.",
            "setResultsProcessorService", "Calls [the result processors](../architecture/result-processor.mdx#service).");
        table("deprecated",
            "addSource(ConfigSource)", "`addSource` with what `build()` of a source builder returns",
            "addPathMapper(List<PathMapper>)", "`addPathMappers`",
            "addReloadStrategy", "`addConfigReloadStrategy` of the source's builder",
            "addReloadStrategies", "`addConfigReloadStrategy`, once for each strategy",
            "setTreatNullValuesInClassAsErrors",
            "`setTreatMissingValuesAsErrors`; the old method does nothing");
        table("parts",
            "[a source's format](../architecture/config-loader.mdx)", "addConfigLoader addConfigLoaders setConfigLoaders addDefaultConfigLoaders",
            "[a type](../architecture/decoders.mdx)", "addDecoder addDecoders setDecoders addDefaultDecoders",
            "[values, while they load](../architecture/node-processor.mdx#processor)",
            "addConfigNodeProcessor addConfigNodeProcessors setConfigNodeProcessors addDefaultPostProcessors",
            "[values, at each read](../architecture/node-processor.mdx#read)",
            "addRunTimeConfigNodeProcessor addRunTimeConfigNodeProcessors "
                + "setRunTimeConfigNodeProcessors addDefaultRunTimeConfigNodeProcessor",
            "[the names that a member may have](../tutorial/retrieving-configurations/path-mapping.mdx#own-mapper)",
            "addPathMapper addPathMappers setPathMappers addDefaultPathMappers",
            "[what a read returns](../architecture/result-processor.mdx)",
            "addResultProcessor addResultProcessors setResultProcessor addDefaultResultProcessor",
            "[whether an object is valid](../architecture/validation.mdx)", "addValidator addValidators setValidators addDefaultValidators",
            "[where an include comes from](./node-substitution.mdx#own)",
            "addConfigSourceFactory addConfigSourceFactories setConfigSourceFactories "
                + "addDefaultConfigSourceFactory",
            "[who is told of reads](./logging.mdx#observer)",
            "addObservationsRecorder addObservationsRecorders setObservationsRecorders "
                + "addDefaultObservationsRecorder");
    }

    private Options() { }

    private static void table(String name, String... texts) {
        Map<String, String> rows = new LinkedHashMap<>();
        for (int i = 0; i < texts.length; i += 2) {
            rows.put(texts[i], texts[i + 1]);
        }
        TABLES.put(name, rows);
    }

    /** Prints one table, after comparing all of them with the library. */
    static void print(String table) throws Exception {
        compareWithLibrary();
        Map<String, String> rows = TABLES.get(table);
        if (table.equals("deprecated")) {
            System.out.println("Deprecated\tUse instead");
            rows.forEach((name, text) -> System.out.println("`" + name + "`\t" + text));
            return;
        }
        if (table.equals("parts")) {
            System.out.println("It decides\tInterface\tYour parts, and the built-in ones");
            for (var row : rows.entrySet()) {
                String[] names = row.getValue().split(" ");
                System.out.println(row.getKey() + "\t`" + signatures(names[0]) + "`\t"
                    + Arrays.stream(names).map(one -> "`" + one + "`")
                        .collect(Collectors.joining(", ")));
            }
            return;
        }
        System.out.println("On the builder\tDefault, type, and what it is for");
        for (var row : rows.entrySet()) {
            String name = row.getKey();
            String value = defaultOf(name);
            System.out.println("`" + name + "`\t"
                + (value.equals("none") ? "Type " : "Default " + value + ", type ")
                + "`" + signatures(name).replace(" or ", "` or `") + "`. "
                + row.getValue() + note(name));
        }
    }

    private static void compareWithLibrary() {
        Set<String> library = new TreeSet<>();
        for (Method method : builderMethods()) {
            library.add(method.isAnnotationPresent(Deprecated.class) && isOverloaded(method.getName())
                ? method.getName() + "(" + shortName(method.getGenericParameterTypes()[0]) + ")"
                : method.getName());
        }
        Set<String> described = new TreeSet<>();
        TABLES.forEach((table, rows) -> rows.forEach((name, text) -> {
            if (table.equals("parts")) {
                described.addAll(List.of(text.split(" ")));
            } else {
                described.add(name);
            }
        }));
        Set<String> setters = Arrays.stream(GestaltConfig.class.getMethods())
            .map(Method::getName).filter(name -> name.startsWith("set"))
            .collect(Collectors.toCollection(TreeSet::new));
        setters.removeAll(described);
        if (!library.equals(described) || !setters.isEmpty()) {
            Set<String> noText = new TreeSet<>(library);
            noText.removeAll(described);
            noText.addAll(setters);
            described.removeAll(library);
            throw new IllegalStateException("no text: " + noText + ", no option: " + described);
        }
    }

    private static List<Method> builderMethods() {
        return Arrays.stream(GestaltBuilder.class.getDeclaredMethods())
            .filter(one -> Modifier.isPublic(one.getModifiers()))
            .filter(one -> one.getReturnType() == GestaltBuilder.class)
            .toList();
    }

    private static boolean isOverloaded(String name) {
        return builderMethods().stream().filter(one -> one.getName().equals(name)).count() > 1;
    }

    private static String signatures(String name) {
        return builderMethods().stream()
            .filter(one -> one.getName().equals(name))
            .filter(one -> !one.isAnnotationPresent(Deprecated.class))
            .map(one -> Arrays.stream(one.getGenericParameterTypes())
                .map(Options::shortName).collect(Collectors.joining(", ")))
            .sorted()
            .collect(Collectors.joining(" or "));
    }

    private static String shortName(Type type) {
        return type.getTypeName().replaceAll("[a-z]\\w*\\.", "").replaceAll("\\w+\\$", "");
    }

    /** The getter of the configuration object, or null if the builder alone has the option. */
    private static Method property(String setter) {
        String name = setter.substring(3);
        return Arrays.stream(GestaltConfig.class.getMethods())
            .filter(one -> one.getName().equals("get" + name) || one.getName().equals("is" + name))
            .filter(one -> setter.startsWith("set"))
            .findFirst().orElse(null);
    }

    private static String defaultOf(String name) throws Exception {
        Method getter = property(name);
        if (getter != null) {
            return show(getter.invoke(new GestaltConfig()));
        }
        String field = FIELDS.getOrDefault(name, name.startsWith("use") ? name
            : Character.toLowerCase(name.charAt(3)) + name.substring(4));
        Object before = read(new GestaltBuilder(), field);
        if (before != null) {
            return show(before);
        }
        GestaltBuilder built = builder();
        built.build();
        return show(read(built, field));
    }

    private static Object read(GestaltBuilder builder, String name) throws IllegalAccessException {
        for (Field field : GestaltBuilder.class.getDeclaredFields()) {
            if (field.getName().equals(name)) {
                field.setAccessible(true);
                return field.get(builder);
            }
        }
        return null;
    }

    private static String show(Object value) {
        if (value == null) {
            return "none";
        }
        if (value instanceof Collection<?> many) {
            return many.isEmpty() ? "none" : many.size() + " rules";
        }
        if (value == DateTimeFormatter.ISO_DATE_TIME) {
            return "`ISO_DATE_TIME`";
        }
        if (value.equals(Tags.of())) {
            return "`Tags.of()`";
        }
        if (value.getClass().isSynthetic()) {
            return "the mask";
        }
        boolean plain = value instanceof String || value instanceof Number
            || value instanceof Boolean || value instanceof Enum<?>;
        return "`" + (plain ? value : value.getClass().getSimpleName()) + "`";
    }

    /** A sentence if a value of the configuration object does not reach the built Gestalt. */
    private static String note(String name) throws Exception {
        Method getter = property(name);
        if (getter == null) {
            return "";
        }
        GestaltConfig config = new GestaltConfig();
        Object other = other(getter.invoke(config));
        Method setter = Arrays.stream(GestaltConfig.class.getMethods())
            .filter(one -> one.getName().equals(name)).findFirst().orElseThrow();
        setter.invoke(config, other);
        Gestalt gestalt = builder().setGestaltConfig(config).build();
        Object arrived = getter.invoke(gestalt.getDecoderContext().getGestaltConfig());
        return Objects.equals(arrived, other) ? "" : " Lost if set on a `GestaltConfig`.";
    }

    private static Object other(Object value) {
        if (value instanceof Boolean flag) {
            return !flag;
        }
        if (value instanceof Integer number) {
            return number + 1;
        }
        if (value instanceof String text) {
            return text.contains("(?<") ? text + " *" : text + text;
        }
        if (value instanceof Enum<?> one) {
            Object[] all = one.getDeclaringClass().getEnumConstants();
            return all[(one.ordinal() + 1) % all.length];
        }
        if (value instanceof DateTimeFormatter) {
            return DateTimeFormatter.ISO_INSTANT;
        }
        if (value instanceof PathLexer) {
            return PathLexerBuilder.builder().setDelimiter("/").build();
        }
        throw new IllegalStateException("no other value for " + value);
    }

    private static GestaltBuilder builder() throws GestaltException {
        return new GestaltBuilder().addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(Map.of("http.port", "8080")).build());
    }
}
