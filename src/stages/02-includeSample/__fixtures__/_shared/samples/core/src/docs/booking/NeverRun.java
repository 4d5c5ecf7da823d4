package docs.booking;

public class NeverRun {
}
