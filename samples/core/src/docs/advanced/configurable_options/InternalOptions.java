package docs.advanced.configurable_options;

public class InternalOptions {

    public static void main(String[] args) throws Exception {
        Options.print("internals");
    }
}
