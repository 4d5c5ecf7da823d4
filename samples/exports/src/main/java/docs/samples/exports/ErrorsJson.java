package docs.samples.exports;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.github.gestalt.config.entity.ValidationError;
import org.objectweb.asm.ClassReader;

/** What the library says when something is wrong, as text: one error class, or one message of an exception, a line. */
final class ErrorsJson {

    private static final String BASE = "org/github/gestalt/config/entity/ValidationError";

    /** So many words of a message name it. */
    private static final int WORDS = 8;

    private ErrorsJson() { }

    static String write(List<Path> jars) throws IOException {
        List<ErrorClass> errors = new ArrayList<>();
        SortedMap<String, String> thrown = new TreeMap<>();
        Map<String, String> parents = new HashMap<>();
        List<ClassReader> all = new ArrayList<>();
        for (Path jar : jars) {
            all.addAll(Artifact.classFiles(jar));
        }
        all.forEach(type -> parents.put(type.getClassName(), type.getSuperName()));
        for (ClassReader type : all) {
            if (isError(type.getClassName(), parents)) {
                errors.add(ErrorClass.of(load(type.getClassName())));
            }
            thrown.putAll(ThrownMessage.read(type, made -> !isError(made, parents)));
        }
        errors.sort(Comparator.comparing(ErrorClass::name));
        Map<String, List<String>> named = new LinkedHashMap<>();
        thrown.keySet().forEach(message -> named.computeIfAbsent(nameOf(message), name -> new ArrayList<>()).add(message));
        return """
            {
            "generated": "Generated from the library's jars; do not edit. Rewrite it: npm run samples:update",
            "errors": [
            %s
            ],
            "exceptions": [
            %s
            ]
            }
            """.formatted(
                errors.stream().map(ErrorsJson::error).collect(Collectors.joining(",\n")),
                named.entrySet().stream().map(one -> exception(one.getKey(), one.getValue(), thrown)).collect(Collectors.joining(",\n")));
    }

    /** No error class is abstract. */
    private static boolean isError(String type, Map<String, String> parents) {
        String parent = parents.get(type);
        while (parent != null && !parent.equals(BASE)) {
            parent = parents.get(parent);
        }
        return parent != null;
    }

    private static Class<? extends ValidationError> load(String internalName) {
        try {
            return Class.forName(internalName.replace('/', '.')).asSubclass(ValidationError.class);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String error(ErrorClass error) {
        return "{\"name\": %s, \"level\": %s, \"messages\": %s}".formatted(
            ApiJson.text(error.name()), ApiJson.text(error.level()), ApiJson.texts(error.messages()));
    }

    /** Messages whose first words are the same share a name. */
    private static String exception(String name, List<String> messages, Map<String, String> thrown) {
        Set<String> exceptions = messages.stream().map(thrown::get).collect(Collectors.toSet());
        if (exceptions.size() > 1) {
            throw new IllegalStateException(name + " names messages of " + exceptions);
        }
        return "{\"name\": %s, \"exception\": %s, \"messages\": %s}".formatted(
            ApiJson.text(name), ApiJson.text(exceptions.iterator().next()), ApiJson.texts(messages));
    }

    /** The first words of a message, as in {@code file-does-not-exist-from-path}. */
    static String nameOf(String message) {
        String words = message.replaceAll("([a-z0-9])([A-Z])", "$1-$2").replaceAll("([A-Z])([A-Z][a-z])", "$1-$2");
        return Arrays.stream(words.toLowerCase(Locale.ROOT).split("[^a-z0-9]+"))
            .filter(word -> !word.isEmpty()).limit(WORDS).collect(Collectors.joining("-"));
    }
}
