package docs.tutorial.annotations.annotations_configs.reads;

import docs.tutorial.annotations.annotations_configs.own.CredentialAnnotation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.Decoder;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.decoder.Priority;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.metadata.IsSecretMetadata;
import org.github.gestalt.config.metadata.MetaDataValue;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.processor.config.annotation.AnnotationConfigNodeProcessor;
import org.github.gestalt.config.processor.config.annotation.AnnotationMetadataTransform;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

// proves docs/tutorial/annotations/annotations-configs.mdx: a read of the object and one that fails count, printing does not, a
// reload of any source starts the count again, a later
// source drops the annotation, `@{secret:false}` does not lift a masked name, an unknown name is refused on request, but never beside
// the system properties, an annotation of yours may be added without a service file, what has read a temporary value keeps it, `@{nocache}` does not read a file again, a record
// prints a masked value, an added source uses up all reads, `@{temp:0}` is empty at once, the last annotation wins, of two with the same name
// one is used, and a decoder sees the marks
public class AnnotationFacts {

    public record Door(String code) { }

    public interface DoorView {
        String code();
    }

    public static void main(String[] args) throws GestaltException, IOException {
        Gestalt object = load(new ManualConfigReloadStrategy(), Map.of("door.code", "4711@{temp}"));
        object.debugPrint();
        System.out.println("object, then value: " + object.getConfig("door", Door.class) + ", \"" + code(object) + "\"");

        Gestalt failing = load(new ManualConfigReloadStrategy(), Map.of("door.code", "harbour@{temp}"));
        System.out.println("after a failed read: " + failing.getConfig("door.code", 0, Integer.class) + ", \"" + code(failing) + "\"");

        ManualConfigReloadStrategy other = new ManualConfigReloadStrategy();
        Gestalt reloaded = load(other, Map.of("door.code", "4711@{temp}"));
        System.out.print("before, used up, ");
        System.out.print("\"" + code(reloaded) + "\", \"" + code(reloaded) + "\"");
        other.reload();
        System.out.println(", after a reload of another source: \"" + code(reloaded) + "\"");

        Gestalt later = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", "4711@{secret}").build())
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", "4712").build())
            .build();
        later.loadConfigs();
        System.out.println("overridden: " + later.debugPrint());

        System.out.println("masked by its name: "
            + load(new ManualConfigReloadStrategy(), Map.of("db.password", "pw@{secret:false}")).debugPrint());

        try {
            Gestalt strict = new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", "4711@{secure}").build())
                .setTreatWarningsAsErrors(true)
                .build();
            strict.loadConfigs();
        } catch (GestaltException e) {
            System.out.println(e.getMessage().lines().skip(1).findFirst().orElseThrow());
        }

        try {
            new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", "4711@{secret}").build())
                .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
                .setTreatWarningsAsErrors(true)
                .build()
                .loadConfigs();
            throw new AssertionError("the system properties were accepted");
        } catch (GestaltException e) {
            System.out.println("with the system properties: " + e.getMessage().lines().findFirst().orElseThrow());
        }

        Gestalt viewed = load(new ManualConfigReloadStrategy(), Map.of("door.code", "4711@{temp}"));
        DoorView view = viewed.getConfig("door", DoorView.class);
        System.out.println("an interface keeps it: " + view.code() + ", " + view.code() + ", \"" + code(viewed) + "\"");
        Gestalt contained = load(new ManualConfigReloadStrategy(), Map.of("door.code", "4711@{temp}"));
        ConfigContainer<String> container = contained.getConfig("door.code", new TypeCapture<ConfigContainer<String>>() { });
        System.out.println("a container keeps it: " + container.orElseThrow() + ", " + container.orElseThrow()
            + ", \"" + code(contained) + "\"");

        Gestalt added = new GestaltBuilder()
            .addDefaultPostProcessors()
            .addConfigNodeProcessor(new AnnotationConfigNodeProcessor(List.of(new CredentialAnnotation())))
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("door.code", "4711@{credential}", "door.name", "Harbour@{secret}")).build())
            .build();
        added.loadConfigs();
        if (!added.debugPrint().contains("code=LeafNode{value='*****'}") || !added.debugPrint().contains("name=LeafNode{value='*****'}")
                || !added.getConfig("door.code", String.class).equals("4711")) {
            throw new AssertionError(added.debugPrint());
        }

        marks();

        Path file = Path.of("prices.properties");
        Files.writeString(file, "night = 120@{nocache}");
        Gestalt uncached = new GestaltBuilder().addSource(FileConfigSourceBuilder.builder().setPath(file).build()).build();
        uncached.loadConfigs();
        Files.writeString(file, "night = 130@{nocache}");
        System.out.println("the file says 130: " + uncached.getConfig("night", Integer.class));
    }

    private static void marks() throws GestaltException {
        Gestalt printed = load(new ManualConfigReloadStrategy(), Map.of("door.code", "4711@{secret}"));
        check(printed.getConfig("door", Door.class).toString(), "Door[code=4711]");

        Gestalt added = load(new ManualConfigReloadStrategy(), Map.of("door.code", "4711@{temp:9}"));
        check(code(added), "4711");
        added.addConfigSourcePackage(MapConfigSourceBuilder.builder().addCustomConfig("rooms.beds", "20").build());
        check(code(added), "");

        check(code(load(new ManualConfigReloadStrategy(), Map.of("door.code", "4711@{temp:0}"))), "");

        Gestalt cached = load(new ManualConfigReloadStrategy(), Map.of("door.code", "4711@{temp}@{nocache:false}"));
        check(code(cached) + code(cached), "47114711");

        AnnotationMetadataTransform secret = new AnnotationMetadataTransform() {
            @Override
            public String name() {
                return "secret";
            }

            @Override
            public GResultOf<Map<String, List<MetaDataValue<?>>>> annotationTransform(String name, String parameter) {
                throw new AssertionError("the built-in annotation was replaced");
            }
        };
        new GestaltBuilder()
            .addDefaultPostProcessors()
            .addConfigNodeProcessor(new AnnotationConfigNodeProcessor(List.of(secret)))
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", "4711@{secret}").build())
            .build()
            .loadConfigs();

        Gestalt alone = new GestaltBuilder()
            .addConfigNodeProcessor(new AnnotationConfigNodeProcessor(List.of(new CredentialAnnotation())))
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("door.code", "${hotel}@{credential}", "hotel", "Harbour")).build())
            .build();
        alone.loadConfigs();
        check(code(alone), "${hotel}");

        Gestalt decoded = new GestaltBuilder()
            .addDefaultDecoders()
            .addDecoder(new MarkDecoder())
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("marked", "1@{secret}", "off", "1@{secret:false}", "plain", "1")).build())
            .build();
        decoded.loadConfigs();
        check(decoded.getConfig("marked", Mark.class).toString(), "Mark[secret=true]");
        check(decoded.getConfig("off", Mark.class).toString(), "Mark[secret=true]");
        check(decoded.getConfig("plain", Mark.class).toString(), "Mark[secret=false]");
    }

    public record Mark(boolean secret) { }

    static class MarkDecoder implements Decoder<Mark> {
        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public String name() {
            return "Mark";
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Mark.class;
        }

        @Override
        public GResultOf<Mark> decode(String path, Tags tags, ConfigNode node, TypeCapture<?> type, DecoderContext context) {
            return GResultOf.result(new Mark(node.hasMetadata(IsSecretMetadata.SECRET)));
        }
    }

    private static void check(String actual, String expected) {
        if (!actual.equals(expected)) {
            throw new AssertionError(actual + ", not " + expected);
        }
    }

    private static String code(Gestalt gestalt) throws GestaltException {
        return gestalt.getConfig("door.code", String.class);
    }

    private static Gestalt load(ManualConfigReloadStrategy strategy, Map<String, String> values) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).build())
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("hotel", "Harbour").addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
