package docs.advanced.configurable_options;

public class MissingOptions {

    public static void main(String[] args) throws Exception {
        Options.print("missing");
    }
}
