package docs.usecase.a_b_testing;

import java.util.Map;
import java.util.TreeMap;
import org.github.gestalt.config.processor.config.transform.Distribution100Transformer;
import org.github.gestalt.config.processor.config.transform.Transformer;

public class CountTable {

    public static void main(String[] args) {
        // region seed
        Transformer dist100 = new Distribution100Transformer(2024);
        int reads = 100_000;
        Map<String, Integer> counts = new TreeMap<>();
        for (int i = 0; i < reads; i++) {
            String banner = dist100.process("booking.banner",
                "10:gold,30:green,blue", "").results();
            counts.merge(banner, 1, Integer::sum);
        }
        // endregion seed
        System.out.println("Banner\tNumbers\tCounted in " + reads + " reads\tRange of 99.9 % of such runs");
        row("gold", 1, 10, counts, reads);
        row("green", 11, 30, counts, reads);
        row("blue", 31, 100, counts, reads);
    }

    private static void row(String banner, int from, int to, Map<String, Integer> counts, int reads) {
        double share = (to - from + 1) / 100.0;
        // 99.9 % of a normal distribution lie within 3.29 standard deviations.
        long width = Math.round(3.29 * Math.sqrt(reads * share * (1 - share)));
        long mean = Math.round(reads * share);
        int counted = counts.get(banner);
        if (Math.abs(counted - mean) > width) {
            throw new IllegalStateException(banner + ": " + counted);
        }
        System.out.println("`" + banner + "`\t" + from + " to " + to + "\t" + counted + "\t" + (mean - width) + " to " + (mean + width));
    }
}
