package docs.samples.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleRunnerTest {

    private static final String REF = "guests/arrivals/Greeting.java";

    @TempDir
    private Path module;

    @Test
    void passesWhenTheOutputIsTheSame() throws Exception {
        sample("System.out.println(\"Welcome\");");
        write(REF + ".out", "Welcome\n");
        check();
    }

    @Test
    void namesTheFirstLineThatDiffers() throws Exception {
        sample("System.out.println(\"Welcome\"); System.out.println(\"Room 12\");");
        write(REF + ".out", "Welcome\nRoom 11\n");
        assertEquals("""
            guests/arrivals/Greeting.java: the output differs from Greeting.java.out in line 2
              expected: "Room 11"
              printed:  "Room 12"
            If the new output is right, rewrite the file: npm run samples:update -- guests/arrivals/Greeting.java""", failure());
        assertEquals("Welcome\nRoom 11\n", read(REF + ".out"), "a comparison must not write");
    }

    @Test
    void seesMissingAndAdditionalLinesAndAMissingLineBreak() throws Exception {
        sample("System.out.println(\"Welcome\");");
        write(REF + ".out", "Welcome\nRoom 11\n");
        assertContains("printed:  (no more lines)", failure());
        write(REF + ".out", "");
        assertContains("expected: (no more lines)", failure());
        write(REF + ".out", "Welcome");
        assertContains("expected: \"Welcome\" without a line break at its end", failure());
    }

    @Test
    void asksForAMissingOutput() throws Exception {
        sample("System.out.println(\"Welcome\");");
        assertEquals("guests/arrivals/Greeting.java: there is no Greeting.java.out to compare its output with. "
            + "Create it: npm run samples:update -- guests/arrivals/Greeting.java", failure());
    }

    @Test
    void anUpdateWritesTheOutput() throws Exception {
        sample("System.out.println(\"Welcome\");");
        runner(Duration.ofSeconds(30), true).check(theSample());
        assertEquals("Welcome\n", read(REF + ".out"));

        write(REF + ".out", "Goodbye\n");
        runner(Duration.ofSeconds(30), true).check(theSample());
        assertEquals("Welcome\n", read(REF + ".out"));
    }

    @Test
    void anUpdateRefusesAnOutputThatVaries() throws Exception {
        sample("System.out.println(\"Welcome\"); System.out.println(ProcessHandle.current().pid());");
        write(REF + ".out", "Welcome\n0\n");
        String message = assertThrows(SampleFailure.class, () -> runner(Duration.ofSeconds(30), true).check(theSample())).getMessage();
        assertContains("printed something else when it was run again, so nothing is written. Line 2\n  first:  \"", message);
        assertEquals("Welcome\n0\n", read(REF + ".out"));
    }

    @Test
    void anUpdateKeepsTheOutputOfASampleThatFails() throws Exception {
        sample("System.out.println(\"Welcome\"); System.exit(3);");
        write(REF + ".out", "Goodbye\n");
        assertThrows(SampleFailure.class, () -> runner(Duration.ofSeconds(30), true).check(theSample()));
        assertEquals("Goodbye\n", read(REF + ".out"));
    }

    @Test
    void aLineOnStderrFails() throws Exception {
        sample("System.out.println(\"Welcome\"); System.err.println(\"no towels\");");
        write(REF + ".out", "Welcome\n");
        assertEquals("guests/arrivals/Greeting.java: wrote to stderr; nothing may, unless Greeting.java.run says "
            + "\"stderr allowed # reason\".\nno towels", failure());

        write(REF + ".run", "stderr allowed # towels are in the laundry\n");
        check();
    }

    @Test
    void anUnexpectedExitCodeFails() throws Exception {
        sample("System.out.println(\"Welcome\"); System.exit(3);");
        write(REF + ".out", "Welcome\n");
        assertEquals("guests/arrivals/Greeting.java: ended with exit code 3, expected 0. It printed:\nWelcome", failure());

        write(REF + ".run", "exit 3\n");
        check();
    }

    @Test
    void stopsASampleThatDoesNotEnd() throws Exception {
        sample("System.out.println(\"Welcome\"); while (true) { Thread.onSpinWait(); }");
        write(REF + ".out", "Welcome\n");
        SampleFailure failure = assertThrows(SampleFailure.class, () -> runner(Duration.ofSeconds(1), false).check(theSample()));
        assertContains("still running after 1 seconds; stopped.", failure.getMessage());
    }

    @Test
    void passesOptionsEnvironmentAndArguments() throws Exception {
        sample("System.out.println(System.getProperty(\"port\") + System.getenv(\"GUEST\") + String.join(\"|\", args));");
        write(REF + ".run", "# how it is started\njvm -Dport=8080\nenv GUEST=Ada = Co\narg --floor 2\narg quiet\n");
        write(REF + ".out", "8080Ada = Co--floor 2|quiet\n");
        check();
    }

    @Test
    void hidesTheEnvironmentOfThisMachine() throws Exception {
        sample("System.out.println(new java.util.TreeSet<>(System.getenv().keySet()).headSet(\"JAVA_HOME\"));"
            + "System.out.println(java.util.Locale.getDefault() + \" \" + java.time.ZoneId.systemDefault());");
        write(REF + ".out", "[]\nen_US UTC\n");
        check();
    }

    @Test
    void runsInACopyOfTheFolder() throws Exception {
        sample("System.out.print(java.nio.file.Files.readString(java.nio.file.Path.of(\"guests.txt\")));"
            + "System.out.println(Greeting.class.getResource(\"/guests.txt\") != null);"
            + "java.nio.file.Files.writeString(java.nio.file.Path.of(\"guests.txt\"), \"changed\");");
        write("guests/arrivals/guests.txt", "Ada\n");
        write(REF + ".out", "Ada\ntrue\n");
        check();
        assertEquals("Ada\n", read("guests/arrivals/guests.txt"));
    }

    @Test
    void leavesKotlinOutOfTheClassPathOfAJavaSample() throws Exception {
        sample("System.out.println(java.util.Arrays.stream(System.getProperty(\"java.class.path\").split(java.io.File.pathSeparator))"
            + ".map(entry -> java.nio.file.Path.of(entry).getFileName()).toList());");
        write(REF + ".out", "[folder, classes, gestalt-core-1.jar]\n");
        check();
    }

    @Test
    void refusesADirectiveThatItDoesNotKnow() throws Exception {
        sample("System.out.println(\"Welcome\");");
        for (String line : List.of("exit", "exit soon", "env GUEST", "stderr allowed", "timeout 60")) {
            write(REF + ".run", "\n" + line + "\n");
            assertContains("Greeting.java.run:2: cannot read \"" + line + "\"; known directives are:", failure());
        }
    }

    @Test
    void refusesAPackageThatIsNotTheFolder() throws Exception {
        write(REF, "package docs.guests;\nclass Greeting {\n    public static void main(String[] args) { }\n}\n");
        assertEquals("guests/arrivals/Greeting.java: the package must be its folder's: package docs.guests.arrivals", failure());
    }

    @Test
    void findsSamplesAndFilesWithoutOne() throws Exception {
        sample("");
        write("guests/arrivals/Greeting.kt", "package docs.guests.arrivals\n\nfun main() {\n}\n");
        write("guests/arrivals/Guest.kt", "package docs.guests.arrivals\n\nclass Guest\n");
        write("guests/arrivals/Greeting.kt.out", "");
        write("guests/arrivals/Guest.kt.out", "");
        write("guests/arrivals/Farewell.java.run", "");
        List<Sample> samples = Sample.findAll(docs());
        assertEquals(List.of(REF, "guests/arrivals/Greeting.kt"), samples.stream().map(Sample::ref).toList());
        assertEquals("docs.guests.arrivals.GreetingKt", samples.get(1).mainClass());
        assertEquals(List.of("guests/arrivals/Farewell.java.run", "guests/arrivals/Guest.kt.out"), Sample.findOrphans(docs(), samples));
    }

    @Test
    void aFileWithoutItsSampleFailsAndAnUpdateDeletesOnlyOutputs() throws Exception {
        write("guests/arrivals/Guest.kt.out", "");
        write("guests/arrivals/Farewell.java.run", "");
        SampleRunner comparing = runner(Duration.ofSeconds(30), false);
        assertEquals("guests/arrivals/Guest.kt.out: there is no sample guests/arrivals/Guest.kt with a main. "
                + "Delete it, as npm run samples:update does",
            assertThrows(SampleFailure.class, () -> comparing.checkOrphan(docs(), "guests/arrivals/Guest.kt.out")).getMessage());

        SampleRunner updating = runner(Duration.ofSeconds(30), true);
        updating.checkOrphan(docs(), "guests/arrivals/Guest.kt.out");
        assertFalse(Files.exists(docs().resolve("guests/arrivals/Guest.kt.out")));
        assertThrows(SampleFailure.class, () -> updating.checkOrphan(docs(), "guests/arrivals/Farewell.java.run"));
        assertTrue(Files.exists(docs().resolve("guests/arrivals/Farewell.java.run")));
    }

    @Test
    void sharesTheClassesOfTheJarsAfterTheFirstSamples() throws Exception {
        sample("System.out.println(Class.forName(\"" + Test.class.getName() + "\") + jarsAreFirst());",
            "static String jarsAreFirst() { return \" \" + System.getProperty(\"java.class.path\").endsWith(\"classes\"); }");
        Path jar = Path.of(Test.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        SampleRunner runner = new SampleRunner(List.of(classes().toString(), jar.toString()), Duration.ofSeconds(30), false);
        runner.shareClasses(true, module.resolve("shared"));
        for (int run = 0; run < 6; run++) {
            write(REF + ".out", "interface org.junit.jupiter.api.Test false\n");
            runner.check(theSample());
        }
        assertTrue(Files.exists(module.resolve("shared/libraries.jsa")));
        // From now on the jars come first, so that the archive fits.
        write(REF + ".out", "interface org.junit.jupiter.api.Test true\n");
        runner.check(theSample());
        // Services are found in the order of the class path.
        write("guests/arrivals/META-INF/services/a.Service", "b.Provider\n");
        write(REF + ".out", "interface org.junit.jupiter.api.Test false\n");
        runner.check(theSample());
    }

    private Path docs() {
        return module.resolve("src/docs");
    }

    private Path classes() {
        return module.resolve("classes");
    }

    private Sample theSample() {
        return new Sample(docs(), REF);
    }

    private SampleRunner runner(Duration limit, boolean update) {
        return new SampleRunner(List.of(classes().toString(), "gestalt-core-1.jar", "gestalt-kotlin-1.jar", "kotlin-stdlib-1.jar"), limit, update);
    }

    private void check() throws Exception {
        runner(Duration.ofSeconds(30), false).check(theSample());
    }

    private String failure() {
        return assertThrows(SampleFailure.class, this::check).getMessage();
    }

    /** Writes and compiles a sample whose {@code main} has this body. */
    private void sample(String body) throws IOException {
        sample(body, "");
    }

    private void sample(String body, String member) throws IOException {
        write(REF, """
            package docs.guests.arrivals;

            public class Greeting {
                public static void main(String[] args) throws Exception {
                    %s
                }
                %s
            }
            """.formatted(body, member));
        Files.createDirectories(classes());
        assertEquals(0, ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", classes().toString(), theSample().file().toString()));
    }

    private void write(String ref, String text) throws IOException {
        Path file = docs().resolve(ref);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private String read(String ref) throws IOException {
        return Files.readString(docs().resolve(ref));
    }

    private static void assertContains(String part, String whole) {
        assertTrue(whole.contains(part), whole);
    }
}
