package docs.tutorial.annotations.annotations_configs.mistakes;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.metadata.IsTemporaryMetadata;
import org.github.gestalt.config.metadata.MetaDataValue;
import org.github.gestalt.config.processor.config.annotation.AnnotationConfigNodeProcessor;
import org.github.gestalt.config.processor.config.annotation.AnnotationMetadataTransform;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Loads each mistake and what is right, and prints what a read or the load then gave. */
public class ConfigMistakes {

    public record Door(@Config(defaultVal = "4711@{secret}") String code) { }

    static class Named implements AnnotationMetadataTransform {
        private final String name;
        private final GResultOf<Map<String, List<MetaDataValue<?>>>> result;

        Named(String name, GResultOf<Map<String, List<MetaDataValue<?>>>> result) {
            this.name = name;
            this.result = result;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public GResultOf<Map<String, List<MetaDataValue<?>>>> annotationTransform(String name, String parameter) {
            return result;
        }
    }

    /** A service file that names no class: build() throws. */
    private static void unknownServiceStopsBuild() throws IOException, GestaltException {
        Path services = Files.createDirectories(Path.of("wrong/META-INF/services"));
        Files.writeString(services.resolve(AnnotationMetadataTransform.class.getName()), "no.such.CredentialAnnotation");
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {Path.of("wrong").toUri().toURL()}, usual)) {
            thread.setContextClassLoader(loader);
            new GestaltBuilder().addSource(MapConfigSourceBuilder.builder().addCustomConfig("code", "4711").build()).build();
            throw new IllegalStateException("built");
        } catch (ServiceConfigurationError expected) {
            // this is what the page says
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    static class Parsing extends Named {
        Parsing() {
            super("vip", null);
        }

        @Override
        public GResultOf<Map<String, List<MetaDataValue<?>>>> annotationTransform(String name, String parameter) {
            return GResultOf.result(Map.of(IsTemporaryMetadata.TEMPORARY, List.of(new IsTemporaryMetadata(Integer.parseInt(parameter)))));
        }
    }

    public static void main(String[] args) throws GestaltException, IOException {
        unknownServiceStopsBuild();
        System.out.println("You write\tYou get\tInstead");
        row("an unknown name, `@{secure}`", "code = 4711@{secure}", "`@{secret}`", "code = 4711@{secret}");
        row("blanks inside, `@{ secret }`", "code = 4711@{ secret }", "no blanks inside", "code = 4711@{secret}");
        row("a colon and no argument, `@{secret:}`", "code = 4711@{secret:}", "`@{secret}`", "code = 4711@{secret}");
        row("two with blanks around, `4711 @{secret} @{nocache}`", "code = 4711 @{secret} @{nocache}", "`4711@{secret}@{nocache}`", "code = 4711@{secret}@{nocache}");
        row("`@{temp:two}`", "code = 4711@{temp:two}", "a number; here it counts as 1", "code = 4711@{temp:2}");
        row("`@{temp:3000000000}`", "code = 4711@{temp:3000000000}", "at most 2147483647", "code = 4711@{temp:2147483647}");
        copied();
        row("`code@{secret} = 4711`", "code@{secret} = 4711", "the annotation in the value", "code = 4711@{secret}");
        row("`code = 4711@{secret}` in HOCON, or `code: @{secret}4711` in YAML", "conf", "code = 4711@{secret}", "quotes around the value", "code = \"4711@{secret}\"");
        yaml();
        row("`code = @{secret}` for all keys below `code`", "code = @{secret}\ncode.door = 4711", "the annotation in each value", "code = 4711@{secret}");
        inDefault();
        otherTags();
        own("your `name()` returns `VIP`, or a name with a hyphen", new Named("VIP", GResultOf.result(Map.of())), "lower case, and `_` for a hyphen", new Named("vip", GResultOf.result(Map.of())));
        hyphen();
        regex();
        own("your `annotationTransform()` returns errors alone", new Named("vip", GResultOf.errors(List.of())),
            "`resultOf(Map.of(), errors)`", new Named("vip", GResultOf.resultOf(Map.of(), List.of())));
        own("your `annotationTransform()` throws", new Parsing(), "a check of the argument", new Named("vip", GResultOf.result(Map.of())));
    }

    /** The warning of the page, and a token that is not closed. */
    private static void copied() throws GestaltException {
        String copy = outcome(new GestaltBuilder(), "properties", "account = NL91@{secret}\ncode = ${account}");
        String later = outcome(new GestaltBuilder(), "properties", "account = NL91@{secret}\ncode = #{account}");
        String open = outcome(new GestaltBuilder(), "properties", "code = 4711@{secret");
        if (!copy.equals("`NL91@{secret}`") || !later.equals("`NL91`") || !open.equals("`4711@{secret`")) {
            throw new AssertionError(copy + ", " + later + ", " + open);
        }
    }

    /** In YAML a value cannot begin with an at sign. */
    private static void yaml() throws GestaltException {
        String bare = outcome(new GestaltBuilder(), "yaml", "code: @{secret}4711");
        String quoted = outcome(new GestaltBuilder(), "yaml", "code: \"@{secret}4711\"");
        if (!bare.equals("`Exception loading source: String format: yaml`") || !quoted.equals("`4711`")) {
            throw new AssertionError(bare + ", " + quoted);
        }
    }

    /** The expression of the annotations allows letters, digits and underscores in a name. */
    private static void hyphen() throws GestaltException {
        String text = outcome(with(new Named("very-vip", GResultOf.result(Map.of()))), "properties", "code = 4711@{very-vip}");
        String underscore = outcome(with(new Named("very_vip", GResultOf.result(Map.of()))), "properties", "code = 4711@{very_vip}");
        if (!text.equals("`4711@{very-vip}`") || !underscore.equals("`4711`")) {
            throw new AssertionError(text + ", " + underscore);
        }
    }

    /** An expression without the two groups stops loadConfigs(). */
    private static void regex() throws GestaltException {
        try {
            throw new AssertionError(outcome(new GestaltBuilder().setAnnotationRegex("\\w+"), "properties", "code = 4711@{secret}"));
        } catch (IllegalArgumentException e) {
            if (!e.getMessage().equals("No group with name <annotation>")) {
                throw e;
            }
        }
    }

    private static void inDefault() throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder().setConfig("hotel = Harbour").setFormat("properties").build())
            .build();
        gestalt.loadConfigs();
        String byAnnotation = gestalt.getConfig("", Door.class).code();
        if (!gestalt.getConfig("code", "4711@{secret}", String.class).equals(byAnnotation)) {
            throw new AssertionError("the default of the call");
        }
        print("a default in code, `defaultVal = \"4711@{secret}\"`", "`" + byAnnotation + "`", "the value in a source",
            outcome(new GestaltBuilder(), "properties", "code = 4711@{secret}"));
    }

    /** An untagged source and one for dev have the same key, and the read merges their trees. */
    private static void otherTags() throws GestaltException {
        String temp = "`Unable to merge different nodes, of type: TemporaryLeafNode and type: LeafNode`";
        if (!untaggedAndDev("1@{temp}", "4711").equals(temp)
                || !untaggedAndDev("1", "4711@{temp}").equals("`Unable to merge different nodes, of type: LeafNode and type: TemporaryLeafNode`")
                || !untaggedAndDev("1@{encrypt}", "4711").equals(temp.replace("Temporary", "Encrypted"))
                || !untaggedAndDev("1", "4711@{encrypt}").equals("`Unable to merge different nodes, of type: LeafNode and type: EncryptedLeafNode`")
                || !untaggedAndDev("1@{temp}", "4711@{temp}").equals("an empty text")
                || !untaggedAndDev("1@{secret}", "4711").equals("`4711`")
                || !untaggedAndDev("1@{nocache}", "4711").equals("`4711`")) {
            throw new AssertionError("sources with different tags");
        }
        print("`@{temp}` or `@{encrypt}` in one of two sources that have different tags", "`Unable to merge different nodes` from `getConfig`",
            "`@{encrypt}` in both; with `@{temp}` in both, the first read is empty",
            untaggedAndDev("1@{encrypt}", "4711@{encrypt}"));
    }

    private static String untaggedAndDev(String untagged, String dev) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder().setConfig("code = " + untagged).setFormat("properties").build())
            .addSource(StringConfigSourceBuilder.builder().setConfig("code = " + dev).setFormat("properties").addTag(Tag.profile("dev")).build())
            .build();
        gestalt.loadConfigs();
        try {
            String text = gestalt.getConfig("code", String.class, Tags.profile("dev"));
            return text.isEmpty() ? "an empty text" : "`" + text + "`";
        } catch (GestaltException e) {
            return "`" + e.getMessage().lines().filter(line -> line.contains("Unable to merge")).findFirst().orElseThrow().replaceAll(".*message: ", "") + "`";
        }
    }

    private static void row(String mistake, String wrong, String remedy, String right) throws GestaltException {
        row(mistake, "properties", wrong, remedy, right);
    }

    private static void row(String mistake, String format, String wrong, String remedy, String right) throws GestaltException {
        print(mistake, outcome(new GestaltBuilder(), format, wrong), remedy, outcome(new GestaltBuilder(), format, right));
    }

    private static void own(String mistake, Named wrong, String remedy, Named right) throws GestaltException {
        print(mistake, outcome(with(wrong), "properties", "code = 4711@{vip}"), remedy, outcome(with(right), "properties", "code = 4711@{vip}"));
    }

    private static GestaltBuilder with(Named annotation) throws GestaltException {
        return new GestaltBuilder().addConfigNodeProcessor(new AnnotationConfigNodeProcessor(List.of(annotation)));
    }

    private static void print(String mistake, String wrong, String remedy, String right) {
        if (!right.equals("`4711`")) {
            throw new AssertionError(mistake + ": " + right);
        }
        System.out.println(String.join("\t", mistake, wrong, remedy));
    }

    private static String outcome(GestaltBuilder builder, String format, String file) throws GestaltException {
        Gestalt gestalt = builder
            .addSource(StringConfigSourceBuilder.builder().setConfig(file).setFormat(format).build())
            .build();
        String call = "`loadConfigs()`";
        try {
            gestalt.loadConfigs();
            call = "`getConfig`";
            String text = gestalt.getConfig("code", String.class);
            return text.isEmpty() ? "an empty text" : "`" + text + "`";
        } catch (GestaltException e) {
            return "`" + e.getMessage().lines().reduce((first, last) -> last).orElseThrow().replaceAll(".*message: |, there could be .*", "") + "`";
        } catch (NullPointerException | NumberFormatException e) {
            return "`" + e.getClass().getSimpleName() + "` from " + call;
        }
    }
}
