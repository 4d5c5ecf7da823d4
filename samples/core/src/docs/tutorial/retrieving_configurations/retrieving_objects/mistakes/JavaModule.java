package docs.tutorial.retrieving_configurations.retrieving_objects.mistakes;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.github.gestalt.config.Gestalt;

// proves docs/tutorial/retrieving-configurations/retrieving-objects.mdx: what a Java module with a record or a class needs
/** Compiles a module with a record and a class, and runs it as Java does with each module-info and option. */
public class JavaModule {

    private static final String PROGRAM = String.join("\n",
        "package booking;",
        "import java.util.List;",
        "import org.github.gestalt.config.Gestalt;",
        "import org.github.gestalt.config.builder.GestaltBuilder;",
        "import org.github.gestalt.config.source.MapConfigSourceBuilder;",
        "public class Main {",
        "    public record HttpRecord(Integer port) { }",
        "    public static class HttpClass { private Integer port; }",
        "    public static void main(String[] args) throws Exception {",
        "        Gestalt gestalt = new GestaltBuilder()",
        "            .addSource(MapConfigSourceBuilder.builder().addCustomConfig(\"http.port\", \"9090\").build()).build();",
        "        gestalt.loadConfigs();",
        "        for (Class<?> type : List.of(HttpRecord.class, HttpClass.class)) {",
        "            try {",
        "                gestalt.getConfig(\"http\", type);",
        "                System.out.println(\"  \" + type.getSimpleName() + \": read\");",
        "            } catch (Exception e) {",
        "                System.out.println(\"  \" + type.getSimpleName() + \": \" + e);",
        "            }",
        "        }",
        "    }",
        "}");

    public static void main(String[] args) throws IOException, InterruptedException, URISyntaxException {
        run("exports booking;");
        run("exports booking;", "--add-reads", "org.github.gestalt.core=booking");
        run("opens booking;");
        run("opens booking;", "--add-reads", "org.github.gestalt.core=booking");
    }

    private static void run(String statement, String... options)
            throws IOException, InterruptedException, URISyntaxException {
        System.out.println(statement + " " + String.join(" ", options));
        String core = Path.of(Gestalt.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
        Path folder = Files.createTempDirectory("module");
        Path info = Files.writeString(folder.resolve("module-info.java"),
            "module booking { requires org.github.gestalt.core; " + statement + " }");
        Path program = Files.writeString(folder.resolve("Main.java"), PROGRAM);
        String classes = folder.resolve("classes").toString();
        if (ToolProvider.getSystemJavaCompiler().run(null, System.out, System.out,
                "-d", classes, "-p", core, info.toString(), program.toString()) != 0) {
            throw new IllegalStateException(statement);
        }
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(List.of(options));
        command.addAll(List.of("-p", classes + File.pathSeparator + core, "-m", "booking/booking.Main"));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        System.out.print(new String(process.getInputStream().readAllBytes()));
        process.waitFor();
    }
}
