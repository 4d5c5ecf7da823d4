package docs.advanced.configurable_options;

public class FeatureOptions {

    public static void main(String[] args) throws Exception {
        Options.print("features");
    }
}
