package docs.samples.runner;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * One test for each sample of the module that runs it.
 * {@code -Dsamples.only=advanced/,usecase/} runs those whose path begins so; {@code -Dsamples.update=true} rewrites the
 * outputs. Every few seconds it prints how many are done, which {@code npm test} passes on.
 */
class SamplesTest {

    /** Ends a program that hangs; one that waits for three timers took 29 seconds on a machine with ten other programs. */
    private static final Duration LIMIT = Duration.ofSeconds(90);

    /** Making an archive of classes takes as long as it saves in six samples. */
    private static final int SHARED_FROM = 20;

    @TestFactory
    @DisplayName("run")
    @Execution(ExecutionMode.CONCURRENT)
    Stream<DynamicTest> samples() throws IOException {
        Path module = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
        Path docs = module.resolve("src/docs");
        List<String> only = List.of(System.getProperty("samples.only", "").split(","));
        failIfNothingBeginsWith(only, module.getParent());

        List<String> classPath = new ArrayList<>();
        classPath.add(module.resolve("target/classes").toString());
        classPath.addAll(List.of(Files.readString(module.resolve("target/classpath.txt")).strip().split(File.pathSeparator)));
        SampleRunner runner = new SampleRunner(classPath, LIMIT, Boolean.getBoolean("samples.update"));

        List<Sample> samples = Sample.findAll(docs);
        List<String> orphans = Sample.findOrphans(docs, samples);
        List<Sample> chosen = samples.stream().filter(sample -> beginsWith(sample.ref(), only)).toList();
        for (boolean isJava : List.of(true, false)) {
            if (chosen.stream().filter(sample -> sample.isJava() == isJava).count() >= SHARED_FROM) {
                runner.shareClasses(isJava, module.resolve("target/shared-classes/" + (isJava ? "java" : "kotlin")));
            }
        }
        Progress progress = new Progress(module.getFileName().toString(), chosen.size());
        return Stream.concat(
            chosen.stream().map(sample -> dynamicTest(sample.ref(), () -> {
                runner.check(sample);
                progress.tell();
            })),
            orphans.stream().filter(ref -> beginsWith(ref, only))
                .map(ref -> dynamicTest(ref, () -> runner.checkOrphan(docs, ref))));
    }

    private static boolean beginsWith(String ref, List<String> only) {
        return only.stream().anyMatch(ref::startsWith);
    }

    /** A mistyped filter must not look like a success. */
    private static void failIfNothingBeginsWith(List<String> only, Path modules) throws IOException {
        List<String> unused = new ArrayList<>(only);
        try (Stream<Path> folders = Files.list(modules)) {
            for (Path folder : folders.toList()) {
                List<String> files = Sample.files(folder.resolve("src/docs")).toList();
                unused.removeIf(prefix -> files.stream().anyMatch(file -> file.startsWith(prefix)));
            }
        }
        if (!unused.isEmpty()) {
            throw new SampleFailure("No sample's path begins with \"%s\" (samples.only)".formatted(String.join("\" or \"", unused)));
        }
    }
}
