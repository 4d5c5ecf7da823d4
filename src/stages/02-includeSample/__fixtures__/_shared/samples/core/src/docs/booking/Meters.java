package docs.booking;

public class Meters {
}
