package docs.advanced.configurable_options;

public class PatternOptions {

    public static void main(String[] args) throws Exception {
        Options.print("patterns");
    }
}
