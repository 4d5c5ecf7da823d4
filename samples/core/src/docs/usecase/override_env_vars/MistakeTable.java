package docs.usecase.override_env_vars;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.loader.EnvironmentVarsLoaderModuleConfigBuilder;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;

/** Reads with each mistake, and with what to do instead, then prints: you write, you get, instead. */
public class MistakeTable {

    public record Http(Integer port, Integer maxRequests) { }

    private interface Read {
        Object of(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tInstead");
        Read port = gestalt -> gestalt.getConfig("http.port", Integer.class);
        Read requests = gestalt -> gestalt.getConfig("http", Http.class).maxRequests();

        row("the environment before the file", "8080, the value of the file",
            read(new GestaltBuilder().addSource(environment("OK_")).addSource(file()), port), "8080",
            "the environment after the file", read(fileThen("OK_"), port), "9090");
        row("`setPrefix(\"OK_\")` alone", "8080: the path is `ok.http.port`",
            read(new GestaltBuilder().addSource(file()).addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("OK_").build()), port),
            "8080", "`setRemovePrefix(true)` too", read(fileThen("OK_"), port), "9090");
        row("`ok_HTTP_PORT` for the prefix `OK_`", "8080: the prefix minds the case",
            read(fileThen("LOW_"), port), "8080", "`setIgnoreCaseOnPrefix(true)`",
            read(anyCase("LOW_"), port), "9090");
        row("the prefix `OK` without `_`", "variables such as `OKAY_HTTP_PORT` as well, here the path `ay.http.port`",
            read(fileThen("OK"), gestalt -> gestalt.getConfig("ay.http.port", Integer.class)), "1",
            "`OK_`", read(fileThen("OK_"), gestalt -> gestalt.getConfigOptional("ay.http.port", Integer.class).isPresent()), "false");
        row("`OK_HTTP_MAX_REQUESTS` for the field `maxRequests`", "100 if the file has `http.maxRequests`",
            read(fileThen("WORDS_"), requests), "100", "`OK_HTTP_MAXREQUESTS`", read(fileThen("OK_"), requests), "250");
        row("`OK_HTTP__PORT`", "8080, and the warning “empty element for path: http__port”; if no other variable has the prefix, “No results found for node”",
            read(fileThen("TWO_"), port), "8080", "one `_`, or the lexer that is named below this table",
            read(fileThen("TWO_").addModuleConfig(EnvironmentVarsLoaderModuleConfigBuilder.builder()
                .setLexer(new PathLexer("__")).build()), port), "9090");
        row("`OK_HTTP_PORT=` (empty)", "“Unable to parse a number on Path: http.port”",
            read(fileThen("EMPTY_"), port), "Unable to parse a number on Path: http.port, from node: LeafNode{value=''} attempting to decode Integer",
            "unset the variable", read(fileThen("OK_"), port), "9090");
        Read withDefault = gestalt -> gestalt.getConfig("http.port", 7000, Integer.class);
        row("`OK_HTTP_PORT=` (empty), where the read has a default or is of an `Optional`",
            "your default, or an empty `Optional`, and not the file's 8080; the reason is logged at DEBUG only",
            read(fileThen("EMPTY_"), withDefault) + read(fileThen("EMPTY_"), gestalt -> gestalt.getConfigOptional("http.port", Integer.class)),
            "7000Optional.empty", "unset the variable", read(fileThen("OK_"), withDefault), "9090");
        check(logged(fileThen("EMPTY_"), withDefault, "7000"), List.of());
        Logger.getLogger("org.github.gestalt.config").setLevel(Level.FINE);
        if (logged(fileThen("EMPTY_"), withDefault, "7000").stream().noneMatch(one -> one.contains("Unable to parse a number"))) {
            throw new IllegalStateException("no message at DEBUG");
        }
        Logger.getLogger("org.github.gestalt.config").setLevel(null);
        Read host = gestalt -> "[" + gestalt.getConfig("db.host", String.class) + "]";
        row("`OK_DB_HOST=` (empty), for a text", "the empty text instead of `localhost`, and no message",
            read(fileThen("EMPTY_"), host), "[]", "unset the variable", read(fileThen("OK_"), host), "[localhost]");
        check(logged(fileThen("EMPTY_"), host, "[]"), List.of());
        row("`OK_HTTP_PORT` beside `OK_http_port`, or with `setIgnoreCaseOnPrefix(true)` beside `ok_http_port`",
            "8080: both are dropped, and the log says “No configs found”, or nothing if another variable is below `http`",
            read(fileThen("SPELL_"), port) + read(anyCase("CASE_"), port), "80808080",
            "one of them", read(fileThen("OK_"), port), "9090");
        for (GestaltBuilder twice : List.of(fileThen("SPELL_"), anyCase("CASE_"))) {
            check(logged(twice, port, "8080"), List.of("No configs found"));
        }
        check(logged(fileThen("MORE_"), port, "8080"), List.of()); // another variable is below http
        row("`OK_HTTP` beside `OK_HTTP_PORT`", "8080: both variables are dropped, and no message names them; for a pair that is all of its group, such as `OK_DB_POOL` and `OK_DB_POOL_SIZE`, "
            + "the log says “No configs found”; if no other has the prefix, “No results found for node”",
            read(fileThen("BOTH_"), port), "8080", "another name for one of them", read(fileThen("OK_"), port), "9090");
        row("`OK_HTTP` alone, where the file has `http.port`", "“Mismatched Nodes on path: http.port”, because the text replaces the whole group `http`",
            read(fileThen("ALONE_"), port), "Mismatched Nodes on path: http.port, expected: MapNode received: LeafNode",
            "another name", read(fileThen("OK_"), port), "9090");
        for (String prefix : List.of("ONLY_TWO_", "ONLY_BOTH_")) {
            check(read(fileThen(prefix), port), "No results found for node");
        }
        check(read(strict("TWO_"), port), "8080");
        check(logged(fileThen("BOTH_"), port, "8080"), List.of());
        check(logged(fileThen("DEEP_"), port, "8080"), List.of("No configs found"));
        for (String prefix : List.of("BOTH_", "ALONE_", "SPELL_")) {
            if (!read(strict(prefix), port).startsWith("Failed to load configs from source: envVars")) {
                throw new IllegalStateException(read(strict(prefix), port));
            }
        }
        row("`OK_HTTP_PROT`, with a letter in the wrong place", "8080, and no message",
            read(fileThen("WRONG_"), port), "8080", "look for `prot` in `debugPrint()`",
            String.valueOf(read(fileThen("WRONG_"), Gestalt::debugPrint).contains("prot=LeafNode{value='9090'}")), "true");
        Read pin = gestalt -> "[" + gestalt.getConfig("pin", String.class) + "]";
        row("a password with `${` and `}`, such as `pa${ss}wd`", "“Unable to find matching transform”",
            read(fileThen("HOLE_"), pin).replaceAll("(?s).*(Unable to find matching transform).*", "$1"), "Unable to find matching transform",
            "a backslash first: `pa\\${ss}wd`", read(fileThen("BACKSLASH_"), pin), "[pa${ss}wd]");
        check(read(fileThen("BLANKS_"), pin), "[  47 11]");
        check(read(fileThen("MARK_"), pin), "[4711]");
        Read service = gestalt -> gestalt.getConfig("service.host", "none", String.class);
        row("the prefix `BOOKING_`, where Kubernetes has a Service `booking`", "its variables as well: `BOOKING_SERVICE_HOST` becomes `service.host`",
            read(fileThen("BOOKING_"), service), "10.0.0.7",
            "`enableServiceLinks: false` in the pod, or a prefix that no Service has", read(fileThen("OK_"), service), "none");
    }

    private static GestaltBuilder fileThen(String prefix) throws GestaltException {
        return new GestaltBuilder().addSource(file()).addSource(environment(prefix));
    }

    private static GestaltBuilder strict(String prefix) throws GestaltException {
        return new GestaltBuilder().addSource(file()).addSource(EnvironmentConfigSourceBuilder.builder()
            .setPrefix(prefix).setRemovePrefix(true).setFailOnErrors(true).build());
    }

    private static GestaltBuilder anyCase(String prefix) throws GestaltException {
        return new GestaltBuilder().addSource(file()).addSource(EnvironmentConfigSourceBuilder.builder()
            .setPrefix(prefix).setRemovePrefix(true).setIgnoreCaseOnPrefix(true).build());
    }

    private static ConfigSourcePackage file() throws GestaltException {
        return ClassPathConfigSourceBuilder.builder().setResource("application.properties").build();
    }

    private static ConfigSourcePackage environment(String prefix) throws GestaltException {
        return EnvironmentConfigSourceBuilder.builder().setPrefix(prefix).setRemovePrefix(true).build();
    }

    private static String read(GestaltBuilder builder, Read read) {
        try {
            Gestalt gestalt = builder.build();
            gestalt.loadConfigs();
            return String.valueOf(read.of(gestalt));
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }

    private static List<String> logged(GestaltBuilder builder, Read read, String expected) {
        List<String> messages = new ArrayList<>();
        Logger logger = Logger.getLogger("org.github.gestalt.config");
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord message) {
                messages.add(message.getMessage());
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        };
        logger.addHandler(handler);
        check(read(builder, read), expected);
        logger.removeHandler(handler);
        return messages;
    }

    private static void check(Object result, Object expected) {
        if (!result.equals(expected)) {
            throw new IllegalStateException(result + " is not " + expected);
        }
    }

    private static void row(String written, String told, String wrong, String result, String instead, String right, String rightResult) {
        if (!wrong.endsWith(result) || !right.endsWith(rightResult)) {
            throw new IllegalStateException(written + " gives " + wrong + ", and " + instead + " gives " + right);
        }
        System.out.println(written + "\t" + told + "\t" + instead);
    }
}
