package docs.blog.release_0_37_1;

import java.util.stream.Stream;
import org.github.gestalt.config.builder.GestaltBuilder;

// proves blog/2026-11-28-release-0-37-1.mdx: the option does not exist in the release before
public class OptionIsNew {

    public static void main(String[] args) {
        boolean there = Stream.of(GestaltBuilder.class.getMethods())
            .anyMatch(method -> method.getName().equals("setTreatEmptyStringAsAbsent"));
        System.out.println("setTreatEmptyStringAsAbsent: " + (there ? "there" : "not there"));
    }
}
