package docs.samples.runner;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A source file with a {@code main}. Its ref is its path below the folder {@code docs}, with forward slashes. */
record Sample(Path docs, String ref) {

    private static final Pattern JAVA_MAIN = Pattern.compile("^\\s*public\\s+static\\s+void\\s+main\\s*\\(", Pattern.MULTILINE);
    private static final Pattern KOTLIN_MAIN = Pattern.compile("^(suspend\\s+)?fun\\s+main\\s*\\(", Pattern.MULTILINE);
    private static final Pattern PACKAGE = Pattern.compile("^package\\s+([\\w.]+)", Pattern.MULTILINE);

    /** Every sample below the folder, in the order of their refs. */
    static List<Sample> findAll(Path docs) throws IOException {
        return files(docs).filter(ref -> isSource(ref) && new Sample(docs, ref).hasMain()).map(ref -> new Sample(docs, ref)).toList();
    }

    /** The refs of {@code .out} and {@code .run} files that belong to no sample. */
    static List<String> findOrphans(Path docs, List<Sample> samples) throws IOException {
        List<String> refs = samples.stream().map(Sample::ref).toList();
        return files(docs)
            .filter(ref -> ref.endsWith(".out") || ref.endsWith(".run"))
            .filter(ref -> !refs.contains(ref.substring(0, ref.length() - ".out".length())))
            .toList();
    }

    /** The paths of all files below the folder, with forward slashes. */
    static Stream<String> files(Path docs) throws IOException {
        if (!Files.isDirectory(docs)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.walk(docs)) {
            return files.filter(Files::isRegularFile).map(file -> docs.relativize(file).toString().replace('\\', '/')).sorted().toList().stream();
        }
    }

    private static boolean isSource(String ref) {
        return ref.endsWith(".java") || ref.endsWith(".kt");
    }

    boolean isJava() {
        return ref.endsWith(".java");
    }

    Path file() {
        return docs.resolve(ref);
    }

    Path folder() {
        return file().getParent();
    }

    Path outFile() {
        return docs.resolve(ref + ".out");
    }

    Path runFile() {
        return docs.resolve(ref + ".run");
    }

    String fileName() {
        return ref.substring(ref.lastIndexOf('/') + 1);
    }

    /** The class to start; a Kotlin file's functions are in a class of its own. */
    String mainClass() {
        String folder = "docs/" + ref.substring(0, ref.length() - fileName().length());
        String expected = folder.substring(0, folder.length() - 1).replace('/', '.');
        Matcher declared = PACKAGE.matcher(text());
        if (!declared.find() || !declared.group(1).equals(expected)) {
            throw new SampleFailure("%s: the package must be its folder's: package %s".formatted(ref, expected));
        }
        String name = fileName().substring(0, fileName().lastIndexOf('.'));
        return expected + "." + name + (isJava() ? "" : "Kt");
    }

    private boolean hasMain() {
        return (isJava() ? JAVA_MAIN : KOTLIN_MAIN).matcher(text()).find();
    }

    private String text() {
        try {
            return Files.readString(file());
        } catch (IOException e) {
            throw new SampleFailure("%s: cannot be read: %s".formatted(ref, e));
        }
    }
}
