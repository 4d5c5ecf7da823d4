package docs.advanced.configurable_options;

public class SourceOptions {

    public static void main(String[] args) throws Exception {
        Options.print("sources");
    }
}
