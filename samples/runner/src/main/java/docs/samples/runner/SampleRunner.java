package docs.samples.runner;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs a sample in a JVM of its own, in a temporary copy of its folder, and compares what it prints with its {@code .out} file. */
final class SampleRunner {

    private static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /** Fast to start, and the same language, time zone and encoding on every machine. */
    private static final List<String> JVM_OPTIONS = List.of(
        "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
        "-Duser.language=en", "-Duser.country=US", "-Duser.timezone=UTC", "-Dline.separator=\n",
        "-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8", "-Dstderr.encoding=UTF-8",
        "-Dsun.stdout.encoding=UTF-8", "-Dsun.stderr.encoding=UTF-8");

    /** All that a sample sees of the environment of the one who runs it. */
    private static final List<String> ENVIRONMENT = List.of("PATH", "JAVA_HOME", "SystemRoot");

    private static final String REMEDY = "npm run samples:update -- ";

    private final List<String> classPath;
    private final Duration limit;
    private final boolean update;
    private final Map<Boolean, ClassArchive> archives = new HashMap<>();

    SampleRunner(List<String> classPath, Duration limit, boolean update) {
        this.classPath = classPath;
        this.limit = limit;
        this.update = update;
    }

    /** Lets the samples in Java, or those in Kotlin, share the classes of their libraries; worth it for twenty or more. */
    void shareClasses(boolean isJava, Path folder) throws IOException {
        List<String> libraries = entries(isJava).filter(entry -> entry.endsWith(".jar")).toList();
        List<String> java = new ArrayList<>(List.of(JAVA));
        java.addAll(JVM_OPTIONS);
        archives.put(isJava, new ClassArchive(java, libraries, Files.createDirectories(folder)));
    }

    /** Fails unless the sample ends as it should and prints what its {@code .out} file holds; an update rewrites that file. */
    void check(Sample sample) throws IOException, InterruptedException {
        String mainClass = sample.mainClass();
        RunFile run = RunFile.read(sample.runFile());
        byte[] printed = run(sample, mainClass, run);
        Path outFile = sample.outFile();
        boolean exists = Files.exists(outFile);
        if (exists && Arrays.equals(printed, Files.readAllBytes(outFile))) {
            return;
        }
        if (update) {
            byte[] again = run(sample, mainClass, run);
            if (!Arrays.equals(printed, again)) {
                throw new SampleFailure(variation(sample, text(printed), text(again)));
            }
            Files.write(outFile, printed);
            System.out.printf("%s %s%n", exists ? "rewritten:" : "new:", sample.outFile());
        } else if (exists) {
            throw new SampleFailure(difference(sample, Files.readString(outFile), text(printed)));
        } else {
            throw new SampleFailure("%s: there is no %s to compare its output with. Create it: %s"
                .formatted(sample.ref(), outFile.getFileName(), REMEDY + sample.ref()));
        }
    }

    /** Fails for a file whose sample does not exist; an update deletes an output, but never a {@code .run} file, which is written by hand. */
    void checkOrphan(Path docs, String ref) throws IOException {
        if (update && ref.endsWith(".out")) {
            Files.delete(docs.resolve(ref));
            System.out.printf("removed: %s%n", docs.resolve(ref));
            return;
        }
        String sample = ref.substring(0, ref.lastIndexOf('.'));
        throw new SampleFailure("%s: there is no sample %s with a main. %s"
            .formatted(ref, sample, ref.endsWith(".out") ? "Delete it, as npm run samples:update does" : "Delete or rename the file"));
    }

    private byte[] run(Sample sample, String mainClass, RunFile run) throws IOException, InterruptedException {
        Path work = Files.createTempDirectory("sample");
        try {
            Path folder = copy(sample.folder(), work.resolve("folder"));
            Path out = work.resolve("out");
            Path err = work.resolve("err");
            List<String> command = new ArrayList<>();
            command.add(JAVA);
            command.addAll(JVM_OPTIONS);
            // Files of services are found in the order of the class path, so there a sample comes first, as a program does.
            ClassArchive archive = Files.exists(folder.resolve("META-INF")) ? null : archives.get(sample.isJava());
            List<String> sharing = archive == null ? List.of() : archive.options();
            Optional<Path> classList = archive == null ? Optional.empty() : archive.list();
            command.addAll(sharing);
            classList.ifPresent(list -> command.add("-XX:DumpLoadedClassList=" + list));
            command.addAll(run.jvmOptions());
            command.addAll(List.of("-cp", classPath(sample, folder, !sharing.isEmpty()), mainClass));
            command.addAll(run.arguments());

            ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile());
            Map<String, String> environment = builder.environment();
            environment.keySet().retainAll(ENVIRONMENT);
            environment.putAll(run.environment());
            Process process = builder.start();
            process.getOutputStream().close();
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly().waitFor();
                throw new SampleFailure("%s: still running after %d seconds; stopped.%s"
                    .formatted(sample.ref(), limit.toSeconds(), printed(out, err)));
            }
            if (classList.isPresent()) {
                archive.learn(classList.get());
            }
            if (process.exitValue() != run.exitCode()) {
                throw new SampleFailure("%s: ended with exit code %d, expected %d.%s"
                    .formatted(sample.ref(), process.exitValue(), run.exitCode(), printed(out, err)));
            }
            if (!run.stderrAllowed() && Files.size(err) > 0) {
                throw new SampleFailure("%s: wrote to stderr; nothing may, unless %s says \"stderr allowed # reason\".\n%s"
                    .formatted(sample.ref(), sample.runFile().getFileName(), text(Files.readAllBytes(err)).stripTrailing()));
            }
            return Files.readAllBytes(out);
        } finally {
            delete(work);
        }
    }

    /** The copy of the folder first, or, for a JVM that shares the classes of the jars, the jars first. */
    private String classPath(Sample sample, Path folder, boolean jarsFirst) {
        List<String> entries = Stream.concat(Stream.of(folder.toString()), entries(sample.isJava())).toList();
        Stream<String> sorted = entries.stream().sorted(Comparator.comparing(entry -> !entry.endsWith(".jar")));
        return String.join(File.pathSeparator, jarsFirst ? sorted.toList() : entries);
    }

    /** A Java sample is run without Kotlin, as in a Java program. */
    private Stream<String> entries(boolean isJava) {
        return classPath.stream().filter(entry -> !isJava || !isKotlin(Path.of(entry).getFileName().toString()));
    }

    private static boolean isKotlin(String jar) {
        return jar.startsWith("kotlin-") || jar.startsWith("gestalt-kotlin");
    }

    private static String difference(Sample sample, String expected, String printed) {
        String[] wanted = lines(expected);
        String[] got = lines(printed);
        int line = firstDifference(wanted, got);
        return "%s: the output differs from %s in line %d\n  expected: %s\n  printed:  %s\nIf the new output is right, rewrite the file: %s"
            .formatted(sample.ref(), sample.outFile().getFileName(), line + 1, shown(wanted, line), shown(got, line), REMEDY + sample.ref());
    }

    /** Such an output would fail in the next comparison, so it is never written. */
    private static String variation(Sample sample, String first, String second) {
        int line = firstDifference(lines(first), lines(second));
        return "%s: printed something else when it was run again, so nothing is written. Line %d\n  first:  %s\n  second: %s\n%s"
            .formatted(sample.ref(), line + 1, shown(lines(first), line), shown(lines(second), line),
                "Let it print the same each time: no times, no hash codes, no unordered sets, no race of threads");
    }

    private static String[] lines(String text) {
        return text.split("(?<=\n)");
    }

    private static int firstDifference(String[] one, String[] other) {
        int line = 0;
        while (line < one.length && line < other.length && one[line].equals(other[line])) {
            line++;
        }
        return line;
    }

    private static String shown(String[] lines, int line) {
        if (line >= lines.length || lines[line].isEmpty()) {
            return "(no more lines)";
        }
        String text = lines[line];
        String visible = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        return '"' + visible.replace("\r", "\\r").replace("\t", "\\t") + '"' + (text.endsWith("\n") ? "" : " without a line break at its end");
    }

    private static String printed(Path out, Path err) throws IOException {
        String text = (text(Files.readAllBytes(out)) + text(Files.readAllBytes(err))).stripTrailing();
        return text.isEmpty() ? " It printed nothing." : " It printed:\n" + text;
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static Path copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
        return to;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
