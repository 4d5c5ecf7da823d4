package docs.advanced.configurable_options;

public class ReadOptions {

    public static void main(String[] args) throws Exception {
        Options.print("reads");
    }
}
