package docs.samples.exports;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** The export as text, one class a line, so that a new version of the library shows as a readable difference. */
final class ApiJson {

    private ApiJson() { }

    static String write(List<Artifact> artifacts) {
        return """
            {
            "generated": "Generated from the library's jars; do not edit. Rewrite it: npm run samples:update",
            "artifacts": [
            %s
            ]
            }
            """.formatted(artifacts.stream().map(ApiJson::artifact).collect(Collectors.joining(",\n")));
    }

    private static String artifact(Artifact artifact) {
        return "{\"artifact\": %s, \"version\": %s, \"classes\": [\n%s\n]}".formatted(
            text(artifact.name()), text(artifact.version()),
            artifact.classes().stream().map(ApiJson::publicClass).collect(Collectors.joining(",\n")));
    }

    private static String publicClass(PublicClass type) {
        return "  {\"name\": %s, \"kind\": %s, \"methods\": %s%s%s}".formatted(
            text(type.name()), text(type.kind()), texts(type.methods()),
            type.constants().isEmpty() ? "" : ", \"constants\": " + texts(type.constants()),
            type.javadoc().map(page -> ", \"javadoc\": " + text(page)).orElse(""));
    }

    static String texts(Collection<String> values) {
        return values.stream().map(ApiJson::text).collect(Collectors.joining(", ", "[", "]"));
    }

    static String text(String value) {
        return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
