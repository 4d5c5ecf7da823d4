package docs.advanced.configurable_options;

public class PartOptions {

    public static void main(String[] args) throws Exception {
        Options.print("parts");
    }
}
