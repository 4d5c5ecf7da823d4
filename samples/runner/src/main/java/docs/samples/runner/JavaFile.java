package docs.samples.runner;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The export of the minimum Java of each Maven module, one a line. */
record JavaFile(Path path) {

    private static final Pattern LINE = Pattern.compile("^ {2}\"([\\w-]+)\": (\\d+),?$", Pattern.MULTILINE);
    private static final String TEXT = """
        {
        "generated": "Generated from the class files of the samples and of their jars; do not edit. Rewrite it: npm run samples:update",
        "modules": {
        %s
        }
        }
        """;

    Map<String, Integer> read() throws IOException {
        String text = Files.exists(path) ? Files.readString(path) : "";
        return LINE.matcher(text).results()
            .collect(Collectors.toMap(line -> line.group(1), line -> Integer.valueOf(line.group(2)), (one, other) -> other, TreeMap::new));
    }

    /** Writes the number of one module and keeps the others. */
    void write(String module, int java) throws IOException {
        Map<String, Integer> all = read();
        all.put(module, java);
        Files.writeString(path, TEXT.formatted(all.entrySet().stream()
            .map(entry -> "  \"%s\": %d".formatted(entry.getKey(), entry.getValue())).collect(Collectors.joining(",\n"))));
    }
}
