package docs.tutorial.loading_configuration.config_tree;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

public class SameTree {

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tIn\tYou read it at");
        row("db.pool.maxWait = 30", "a property file", text("db.pool.maxWait = 30", "properties"));
        row("DB.Pool.maxwait = 30", "a property file", text("DB.Pool.maxwait = 30", "properties"));
        row("{\"db\": {\"pool\": {\"maxWait\": 30}}}", "JSON",
            text("{\"db\": {\"pool\": {\"maxWait\": 30}}}", "json"));
        row("{\"db.pool\": {\"maxWait\": 30}}", "JSON",
            text("{\"db.pool\": {\"maxWait\": 30}}", "json"));
        row("BOOKING_DB_POOL_MAXWAIT=30", "the environment",
            EnvironmentConfigSourceBuilder.builder().setPrefix("BOOKING").setRemovePrefix(true).build());
        row("db.pool.max.wait = 30", "a property file", text("db.pool.max.wait = 30", "properties"));
        row("db.pool.max-wait = 30", "a property file", text("db.pool.max-wait = 30", "properties"));
    }

    private static void row(String written, String where, ConfigSourcePackage source)
            throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().addSource(source).build();
        gestalt.loadConfigs();
        // MapNode{db=MapNode{pool=… becomes db.pool…: each name is one part of the path.
        String path = gestalt.debugPrint(Tags.of())
            .replace("MapNode{", "").replaceAll("=LeafNode.*", "").replace('=', '.');
        System.out.printf("`%s`\t%s\t`%s`%n", written, where, path);
    }

    private static ConfigSourcePackage text(String text, String format) throws GestaltException {
        return StringConfigSourceBuilder.builder().setConfig(text).setFormat(format).build();
    }
}
