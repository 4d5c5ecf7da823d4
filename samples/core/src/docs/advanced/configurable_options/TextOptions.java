package docs.advanced.configurable_options;

public class TextOptions {

    public static void main(String[] args) throws Exception {
        Options.print("text");
    }
}
