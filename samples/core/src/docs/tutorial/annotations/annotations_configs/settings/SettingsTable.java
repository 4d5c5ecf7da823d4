package docs.tutorial.annotations.annotations_configs.settings;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Prints the defaults of the library, and loads a value with another setting of each. */
public class SettingsTable {

    public static void main(String[] args) throws GestaltException {
        GestaltConfig defaults = new GestaltConfig();
        System.out.println("Method of `GestaltBuilder`\tDefault");
        row("setAnnotationOpeningToken", defaults.getAnnotationOpeningToken(), "4711[[secret}", "4711",
            new GestaltBuilder().setAnnotationOpeningToken("[["));
        asText();
        row("setAnnotationClosingToken", defaults.getAnnotationClosingToken(), "4711@{secret]]", "4711",
            new GestaltBuilder().setAnnotationClosingToken("]]"));
        row("setAnnotationTrimWhiteSpace", defaults.getAnnotationTrimWhiteSpace().toString(), "47 @{secret} 11", "47  11",
            new GestaltBuilder().setAnnotationTrimWhiteSpace(false));
        String regex = "^(?<annotation>\\w+)(=(?<parameter>.+))?$";
        row("setAnnotationRegex", defaults.getAnnotationRegex(), "4711@{secret=true}", "4711",
            new GestaltBuilder().setAnnotationRegex(regex));
    }

    /** With another opening token, the usual form is part of the text. */
    private static void asText() throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("note", "write @{secret} here").build())
            .setAnnotationOpeningToken("[[")
            .build();
        gestalt.loadConfigs();
        if (!gestalt.getConfig("note", String.class).equals("write @{secret} here")) {
            throw new AssertionError("note");
        }
    }

    private static void row(String method, String standard, String value, String text, GestaltBuilder builder)
            throws GestaltException {
        Gestalt gestalt = builder
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", value).build())
            .build();
        gestalt.loadConfigs();
        if (!gestalt.debugPrint().contains("*****") || !gestalt.getConfig("door.code", String.class).equals(text)) {
            throw new AssertionError(method);
        }
        System.out.printf("`%s()`\t`%s`%n", method, standard);
    }
}
