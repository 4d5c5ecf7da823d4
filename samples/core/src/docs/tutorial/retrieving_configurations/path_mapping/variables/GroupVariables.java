package docs.tutorial.retrieving_configurations.path_mapping.variables;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

/** Lets an environment variable with the value 90 meet a group of a file in which each key has the value 60. */
public class GroupVariables {

    public record Mail(Integer timeout, Integer retries) { }

    public record MailWithDefault(Integer timeout, @Config(defaultVal = "1") Integer retries) { }

    public record Settings(Mail mailServer) { }

    public record SettingsWithDefault(MailWithDefault mailServer) { }

    public record OneWord(Mail mail) { }

    public record FromTheCommandLine(Mail smsGateway) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig("""
                    mail-server.timeout = 60
                    mail-server.retries = 60
                    mail.timeout = 60
                    mail.retries = 60
                    sms-gateway.timeout = 60
                    sms-gateway.retries = 60
                    """)
                .setFormat("properties")
                .build())
            .addSource(EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING")
                .setRemovePrefix(true)
                .build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder()
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println("Group\tMember\tVariable\tYou get");
        row(gestalt, "`mail-server`", "`Mail mailServer`", "BOOKING_MAILSERVER_TIMEOUT", Settings.class);
        row(gestalt, "`mail-server`", "the same, `retries` with default 1", "BOOKING_MAILSERVER_TIMEOUT",
            SettingsWithDefault.class);
        row(gestalt, "`mail`", "`Mail mail`", "BOOKING_MAIL_TIMEOUT", OneWord.class);

        // a system property can have the hyphen, so it overrides one key of the group
        String settings = outcome(gestalt, FromTheCommandLine.class);
        if (!settings.equals("timeout=90, retries=60")) {
            throw new AssertionError(settings);
        }
    }

    private static void row(Gestalt gestalt, String group, String member, String variable, Class<?> type) {
        if (!"90".equals(System.getenv(variable))) {
            throw new AssertionError(variable);
        }
        System.out.println(String.join("\t", group, member, "`" + variable + "`", "`" + outcome(gestalt, type) + "`"));
    }

    private static String outcome(Gestalt gestalt, Class<?> type) {
        try {
            return gestalt.getConfig("", type).toString().replaceAll(".*\\[|\\]+", "");
        } catch (GestaltException e) {
            return e.getMessage().lines().skip(1).findFirst().orElseThrow()
                .replaceAll(".*message: ", "").replaceAll(", for class.*", "");
        }
    }
}
