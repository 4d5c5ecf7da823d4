package docs.advanced.configurable_options;

public class SecretOptions {

    public static void main(String[] args) throws Exception {
        Options.print("secrets");
    }
}
