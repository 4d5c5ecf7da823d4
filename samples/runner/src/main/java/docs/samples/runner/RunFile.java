package docs.samples.runner;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How a sample is started: the directives of the optional {@code .run} file beside it, one a line. */
record RunFile(List<String> jvmOptions, Map<String, String> environment, List<String> arguments, int exitCode, boolean stderrAllowed) {

    private static final String KNOWN =
        "known directives are: jvm OPTION, env NAME=VALUE, arg TEXT, exit CODE, stderr allowed # REASON";

    static RunFile read(Path file) throws IOException {
        List<String> jvmOptions = new ArrayList<>();
        Map<String, String> environment = new LinkedHashMap<>();
        List<String> arguments = new ArrayList<>();
        int exitCode = 0;
        boolean stderrAllowed = false;

        List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            String directive = line.split("\\s+", 2)[0];
            String value = line.substring(directive.length()).strip();
            boolean understood = switch (directive) {
                case "jvm" -> !value.isEmpty() && jvmOptions.add(value);
                case "arg" -> !value.isEmpty() && arguments.add(value);
                case "env" -> value.indexOf('=') > 0;
                case "exit" -> value.matches("\\d{1,3}");
                case "stderr" -> value.matches("allowed\\s*#\\s*\\S.*");
                default -> false;
            };
            if (!understood) {
                throw new SampleFailure("%s:%d: cannot read \"%s\"; %s".formatted(file.getFileName(), i + 1, line, KNOWN));
            }
            switch (directive) {
                case "env" -> environment.put(value.substring(0, value.indexOf('=')), value.substring(value.indexOf('=') + 1));
                case "exit" -> exitCode = Integer.parseInt(value);
                case "stderr" -> stderrAllowed = true;
                default -> { }
            }
        }
        return new RunFile(jvmOptions, environment, arguments, exitCode, stderrAllowed);
    }
}
