package docs.booking;

public class ExtensionPoints {
}
