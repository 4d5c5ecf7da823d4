package docs.tutorial.retrieving_configurations.supported_decoders.tables;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.github.gestalt.config.reflect.TypeCapture;

/** Types of several values, from one text and from several keys. */
public class CollectionTypes {

    public static void main(String[] args) {
        System.out.println("Type\tProperties → what you get\tRefused\tMessage");
        TypeTable.keys("`List<T>`", new TypeCapture<List<Integer>>() { }, "value = 2, x", "value = 2, 1, 2");
        TypeTable.keys("`Set<T>`", new TypeCapture<Set<Integer>>() { }, "value.a = 2", "value[0] = 2\nvalue[1] = 2");
        TypeTable.keys("`T[]`", Integer[].class, "value[0] = 2\nvalue[2] = 1", "value = 2, 1, 2");
        TypeTable.keys("`Map<K, V>`", new TypeCapture<Map<String, Integer>>() { },
            "value = single=90, twin", "value = single=90, twin=120");
        TypeTable.keys("`TreeMap<K, V>`", new TypeCapture<TreeMap<String, Integer>>() { },
            "value[0] = 90", "value.twin = 120\nvalue.single = 90");
    }
}
