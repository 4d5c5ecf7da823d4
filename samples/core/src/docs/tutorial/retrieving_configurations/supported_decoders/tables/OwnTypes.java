package docs.tutorial.retrieving_configurations.supported_decoders.tables;

/** Types of a program's own, from several keys. */
public class OwnTypes {

    public record Room(String name, Integer beds) { }

    public static class Guest {
        private String name;
        private Integer nights = 1;

        @Override
        public String toString() {
            return name + " for " + nights;
        }
    }

    public interface Desk {
        String name();
    }

    public sealed interface Payment permits Card, Transfer { }

    public record Card(String number, Integer month) implements Payment { }

    public record Transfer(String iban) implements Payment { }

    public static void main(String[] args) {
        System.out.println("Type\tProperties → what you get\tRefused\tMessage");
        TypeTable.keys("a record", Room.class, "value = Attic", "value.name = Attic\nvalue.beds = 3");
        TypeTable.keys("a class with fields", Guest.class, "value = Ada", "value.name = Ada");
        TypeTable.keys("an interface", Desk.class, "value = Lobby", "value.name = Lobby");
        TypeTable.keys("a sealed interface or class", Payment.class, "value = DE89", "value.iban = DE89");
        TypeTable.keys("`Object`", Object.class, "value[0] = Attic", "value.name = Attic\nvalue.pool.size = 2");
    }
}
