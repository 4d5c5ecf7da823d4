package docs.advanced.configurable_options;

public class DateOptions {

    public static void main(String[] args) throws Exception {
        Options.print("dates");
    }
}
