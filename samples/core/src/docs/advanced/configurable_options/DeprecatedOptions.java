package docs.advanced.configurable_options;

public class DeprecatedOptions {

    public static void main(String[] args) throws Exception {
        Options.print("deprecated");
    }
}
