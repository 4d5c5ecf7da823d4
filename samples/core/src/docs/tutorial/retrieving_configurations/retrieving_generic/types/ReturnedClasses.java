package docs.tutorial.retrieving_configurations.retrieving_generic.types;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Prints the class that a read returns for each class and interface. */
// proves docs/tutorial/retrieving-configurations/retrieving-generic.mdx: which class you get
public class ReturnedClasses {

    static Gestalt gestalt;

    public static void main(String[] args) throws GestaltException {
        gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("list", "1,2")
                .addCustomConfig("map.a", "1")
                .build())
            .build();
        gestalt.loadConfigs();
        System.out.println("You ask for\tYou get");
        row("list", new TypeCapture<List<Integer>>() { }, new TypeCapture<AbstractList<Integer>>() { });
        row("list", new TypeCapture<ArrayList<Integer>>() { }, new TypeCapture<LinkedList<Integer>>() { },
            new TypeCapture<CopyOnWriteArrayList<Integer>>() { }, new TypeCapture<Vector<Integer>>() { },
            new TypeCapture<Stack<Integer>>() { });
        row("list", new TypeCapture<Set<Integer>>() { });
        row("list", new TypeCapture<HashSet<Integer>>() { }, new TypeCapture<LinkedHashSet<Integer>>() { },
            new TypeCapture<TreeSet<Integer>>() { });
        row("map", new TypeCapture<Map<String, Integer>>() { });
        row("map", new TypeCapture<HashMap<String, Integer>>() { }, new TypeCapture<LinkedHashMap<String, Integer>>() { },
            new TypeCapture<TreeMap<String, Integer>>() { });
    }

    private static void row(String path, TypeCapture<?>... types) throws GestaltException {
        List<String> asked = new ArrayList<>();
        Set<String> got = new LinkedHashSet<>();
        for (TypeCapture<?> type : types) {
            asked.add("`" + type.getRawType().getSimpleName() + "`");
            got.add("`" + gestalt.getConfig(path, type).getClass().getSimpleName() + "`");
        }
        boolean same = List.copyOf(got).equals(asked);
        System.out.println(String.join(", ", asked) + "\t" + (same ? "that class" : String.join(", ", got)));
    }
}
