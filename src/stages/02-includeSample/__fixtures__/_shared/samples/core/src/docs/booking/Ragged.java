package docs.booking;

public class Ragged {
}
