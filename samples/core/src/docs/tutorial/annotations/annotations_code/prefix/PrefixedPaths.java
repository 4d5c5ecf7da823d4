package docs.tutorial.annotations.annotations_code.prefix;

import java.util.List;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.annotations.ConfigPrefix;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Reads a class with a prefix in each way, from a file with a single key, and prints the path of the object that was read. */
public class PrefixedPaths {

    @ConfigPrefix(prefix = "mail.smtp")
    public record Mail(String host, @Config(defaultVal = "587") Integer port) { }

    @ConfigPrefix(prefix = "mail.smtp")
    public interface MailView {
        String host();

        default Integer port() {
            return 587;
        }
    }

    public record Company(Mail mail) { }

    interface Read {
        Object from(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Read\tThe object lies at");
        row("getConfig(\"\", Mail.class)", "mail.smtp", gestalt -> gestalt.getConfig("", Mail.class));
        row("getConfig(\"eu\", Mail.class)", "eu.mail.smtp", gestalt -> gestalt.getConfig("eu", Mail.class));
        row("getConfigOptional(\"\", Mail.class)", "mail.smtp", gestalt -> gestalt.getConfigOptional("", Mail.class).orElseThrow());
        row("getConfig(\"\", new Mail(\"none\", 25), Mail.class)", "mail.smtp", gestalt -> gestalt.getConfig("", new Mail("none", 25), Mail.class));
        row("getConfig(\"\", MailView.class)", "mail.smtp", gestalt -> {
            MailView view = gestalt.getConfig("", MailView.class);
            return new Mail(view.host(), view.port());
        });
        row("getConfig(\"\", Company.class)", "mail", gestalt -> gestalt.getConfig("", Company.class).mail());
        row("getConfig(\"servers\", new TypeCapture<List<Mail>>() { })", "servers[0]",
            gestalt -> gestalt.getConfig("servers", new TypeCapture<List<Mail>>() { }).get(0));
        row("getConfig(\"mail\", new TypeCapture<ConfigContainer<Mail>>() { })", "mail",
            gestalt -> gestalt.getConfig("mail", new TypeCapture<ConfigContainer<Mail>>() { }).orElseThrow());
        row("getConfig(\"mail\", new TypeCapture<Optional<Mail>>() { })", "mail",
            gestalt -> gestalt.getConfig("mail", new TypeCapture<Optional<Mail>>() { }).orElseThrow());
        followsReload();
        otherReads();
    }

    private static void otherReads() throws GestaltException {
        Gestalt gestalt = load("mail.smtp.host", "mail.harbour.example");
        Mail expected = new Mail("mail.harbour.example", 587);
        if (!gestalt.getConfig("", Mail.class, Tags.profile("dev")).equals(expected)
                || !gestalt.getConfigResult("", TypeCapture.of(Mail.class), Tags.of()).results().equals(expected)) {
            throw new AssertionError("without the prefix");
        }
    }

    private static void followsReload() throws GestaltException {
        Gestalt gestalt = load("mail.smtp.host", "mail.harbour.example");
        MailView view = gestalt.getConfig("", MailView.class);
        gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder().addCustomConfig("mail.smtp.host", "new.harbour.example").build());
        if (!view.host().equals("new.harbour.example")) {
            throw new AssertionError(view.host());
        }
    }

    private static void row(String call, String path, Read read) throws GestaltException {
        Gestalt gestalt = load(path + ".host", "mail.harbour.example");
        if (!read.from(gestalt).equals(new Mail("mail.harbour.example", 587))) {
            throw new AssertionError(call);
        }
        System.out.println("`" + call + "`\t`" + path + "`");
    }

    private static Gestalt load(String key, String value) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig(key, value).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
