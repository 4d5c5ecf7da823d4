package docs.advanced.security_temporary_nodes;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.secret.rules.RegexSecretChecker;
import org.github.gestalt.config.secret.rules.SecretChecker;
import org.github.gestalt.config.security.temporary.TemporarySecretModule;
import org.github.gestalt.config.security.temporary.TemporarySecretModuleBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.utils.Pair;

// proves docs/advanced/security-temporary-nodes.mdx: 2000 reads at once get 500 values of 500, the larger of annotation and rule
// counts, a time is no limit, a rule or an annotation with 0 or less gives nothing, a list with indexes has a count for each element, the rules of a module and
// of the builder add up, and of two modules the last counts
public class TempFacts {

    public static void main(String[] args) throws GestaltException {
        Gestalt many = load("4711@{temp:500}", new GestaltBuilder());
        System.out.println("threads: " + IntStream.range(0, 2000).parallel()
            .filter(i -> many.getConfig("door.code", "", String.class).equals("4711"))
            .count());
        System.out.println("annotation 3, rule 1: "
            + reads("4711@{temp:3}", new GestaltBuilder().addTemporaryNodeAccessCount("code", 1)));
        System.out.println("annotation 1, rule 3: "
            + reads("4711@{temp}", new GestaltBuilder().addTemporaryNodeAccessCount("code", 3)));
        System.out.println("no time, 30s: " + reads("4711@{temp:30s}", new GestaltBuilder()));
        System.out.println("rule 0: "
            + reads("4711", new GestaltBuilder().addTemporaryNodeAccessCount("code", 0)));
        System.out.println("rule -1: "
            + reads("4711", new GestaltBuilder().addTemporaryNodeAccessCount("code", -1)));
        System.out.println("annotation -1: " + reads("4711@{temp:-1}", new GestaltBuilder()));
        List<Pair<SecretChecker, Integer>> pairs = List.of(new Pair<>(new RegexSecretChecker("code"), 3));
        System.out.println("pair: " + reads("4711", new GestaltBuilder().setTemporaryNodeAccessCount(pairs)));
        System.out.println("set of rules: " + reads("4711",
            new GestaltBuilder().addTemporaryNodeAccessCount(Set.of("code", "pin"), 2)));

        List<Pair<SecretChecker, Integer>> counts = new ArrayList<>();
        counts.add(new Pair<>(new RegexSecretChecker("code"), 4));
        TemporarySecretModule module = TemporarySecretModuleBuilder.builder()
            .setSecretCounts(counts)
            .addSecretCounts(List.of(new Pair<>(new RegexSecretChecker("pin"), 1)))
            .addSecretWithCount(new RegexSecretChecker("token"), 1)
            .build();
        module.addSecretCounts(List.of(new Pair<>(new RegexSecretChecker("label"), 1)));
        System.out.println("module: " + module.getSecretCounts().size() + " rules, "
            + reads("4711", new GestaltBuilder().addModuleConfig(module).useCacheDecorator(false)));
        System.out.println("module and builder: " + reads("4711", new GestaltBuilder()
            .addModuleConfig(TemporarySecretModuleBuilder.builder().addSecret("pin").build())
            .addTemporaryNodeAccessCount("code", 2)));
        System.out.println("two modules: " + load("4711", new GestaltBuilder()
            .addModuleConfig(TemporarySecretModuleBuilder.builder().addSecret("code").build())
            .addModuleConfig(TemporarySecretModuleBuilder.builder().addSecret("pin").build()))
            .debugPrint());

        Gestalt list = load("4711", new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("codes[0]", "1")
                .addCustomConfig("codes[1]", "2")
                .build())
            .addTemporaryNodeAccessCount("codes"));
        System.out.println("list: " + list.getConfig("codes[0]", String.class) + ", "
            + list.getConfig("codes[1]", String.class) + ", \""
            + list.getConfig("codes[0]", String.class) + "\"");
    }

    private static int reads(String value, GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = load(value, builder);
        int reads = 0;
        while (!gestalt.getConfig("door.code", String.class).isEmpty()) {
            reads++;
        }
        return reads;
    }

    private static Gestalt load(String value, GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", value).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
