package docs.samples.exports;

import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.github.gestalt.config.entity.ValidationError;

/**
 * A subclass of {@link ValidationError}, and what its objects say.
 *
 * @param messages one for each constructor that leads to a message of its own, with {@code …} for each value
 */
record ErrorClass(String name, String level, List<String> messages) {

    private static final Pattern WORD = Pattern.compile("\\w+|\\W");

    /** Makes objects of the class, once for each of its constructors, in the order of their parameters. */
    static ErrorClass of(Class<? extends ValidationError> type) {
        Set<String> messages = new LinkedHashSet<>();
        String level = "";
        Constructor<?>[] constructors = type.getConstructors();
        Arrays.sort(constructors, Comparator.comparing((Constructor<?> it) -> -it.getParameterCount()).thenComparing(Constructor::toString));
        for (Constructor<?> constructor : constructors) {
            ValidationError first = make(constructor, Marker.FIRST);
            level = first.level().name();
            messages.add(common(first.description(), make(constructor, Marker.SECOND).description()));
        }
        if (messages.isEmpty()) {
            throw new IllegalStateException(type + " has no public constructor, so nothing tells its message");
        }
        return new ErrorClass(type.getSimpleName(), level, List.copyOf(messages));
    }

    private static ValidationError make(Constructor<?> constructor, Marker marker) {
        try {
            return (ValidationError) constructor.newInstance(
                Arrays.stream(constructor.getParameterTypes()).map(marker::of).toArray());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(constructor.toString(), e);
        }
    }

    /** What two messages have in common; a value is a marker, or a word that differs, such as a number. */
    static String common(String first, String second) {
        List<String> words = words(first);
        List<String> others = words(second);
        if (words.size() != others.size()) {
            throw new IllegalStateException("cannot tell text from values: " + first + " / " + second);
        }
        StringBuilder message = new StringBuilder();
        for (int index = 0; index < words.size(); index++) {
            message.append(words.get(index).equals(others.get(index)) ? words.get(index) : "…");
        }
        return message.toString().strip();
    }

    private static List<String> words(String message) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(message.replaceAll(Marker.PATTERN, "…"));
        while (matcher.find()) {
            words.add(matcher.group());
        }
        return words;
    }
}
