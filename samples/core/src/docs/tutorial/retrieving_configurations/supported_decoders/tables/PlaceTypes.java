package docs.tutorial.retrieving_configurations.supported_decoders.tables;

import java.io.File;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;

/** Types of files and addresses. */
public class PlaceTypes {

    public static void main(String[] args) {
        System.out.println("Type\tText → what you get\tRefused\tMessage");
        TypeTable.row("`Path`", Path.class, "a\\u0000b", "data/rooms.csv", "~/rooms.csv");
        TypeTable.row("`File`", File.class, "a\\u0000b", "data/rooms.csv");
        TypeTable.row("`URI`", URI.class, "harbour hotel", "https://harbour.example/rooms", "rooms");
        TypeTable.row("`URL`", URL.class, "harbour.example", "https://harbour.example/rooms", "https://harbour hotel");
    }
}
