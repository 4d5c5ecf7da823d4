package docs.samples.runner;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The classes of the libraries as the JVM holds them in memory (class data sharing). A module's first samples list what
 * they load; the samples after them share it and start in about half the time. A JVM that cannot use it goes without.
 */
final class ClassArchive {

    /** So many samples tell what most of them load. */
    private static final int TEACHERS = 6;

    private final List<String> java;
    private final List<String> libraries;
    private final Path folder;
    private final Set<String> loaded = new LinkedHashSet<>();
    private int teachers;
    private int taught;
    private volatile boolean isMade;

    /**
     * @param java the command that starts a JVM, with the options that all samples have
     * @param libraries the jars; the class path of a sample that shares their classes begins with them
     * @param folder where the archive is put
     */
    ClassArchive(List<String> java, List<String> libraries, Path folder) {
        this.java = java;
        this.libraries = libraries;
        this.folder = folder;
    }

    /** Where the JVM of the next sample lists what it loads; empty once enough samples do. */
    synchronized Optional<Path> list() {
        return teachers < TEACHERS ? Optional.of(folder.resolve("classes-" + teachers++ + ".txt")) : Optional.empty();
    }

    /** Takes a list; makes the archive from the last one. */
    synchronized void learn(Path list) throws IOException, InterruptedException {
        if (Files.exists(list)) {
            try (Stream<String> lines = Files.lines(list)) {
                // The samples' own classes are in no jar.
                lines.filter(line -> !line.contains("docs/")).forEach(loaded::add);
            }
        }
        taught++;
        if (taught == TEACHERS) {
            isMade = make();
        }
    }

    /** The option that lets a JVM share the classes; empty while there is no archive. */
    List<String> options() {
        return isMade ? List.of("-XX:SharedArchiveFile=" + file(), "-Xlog:cds*=off") : List.of();
    }

    private Path file() {
        return folder.resolve("libraries.jsa");
    }

    private boolean make() throws IOException, InterruptedException {
        Path list = Files.write(folder.resolve("classes.txt"), loaded);
        List<String> command = new ArrayList<>(java);
        command.addAll(List.of("-Xshare:dump", "-XX:SharedClassListFile=" + list, "-XX:SharedArchiveFile=" + file(),
            "-cp", String.join(File.pathSeparator, libraries)));
        Process process = new ProcessBuilder(command).redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
        }
        return process.exitValue() == 0 && Files.exists(file());
    }
}
