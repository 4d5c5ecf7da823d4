package docs.samples.exports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;

/** The site's index of errors shows the messages of {@code errors.json}, so that file must tell what the jars hold. */
class ErrorExportTest {

    @Test
    void errorsJsonIsWhatTheJarsHold() throws IOException {
        CommittedFile.check("errors.json", ErrorsJson.write(CommittedFile.paths("target/jars.txt")));
    }

    @Test
    void aValueIsWhatDiffers() {
        assertEquals("Index … is not in …", ErrorClass.common("Index 7001 is not in \uE000", "Index 7002 is not in \uE000=\uE000"));
        assertThrows(IllegalStateException.class, () -> ErrorClass.common("Index 1", "Index 2 of 3"));
    }

    @Test
    void theMessageOfAnExceptionIsReadFromTheCodeThatThrowsIt() throws IOException {
        try (InputStream code = Throwing.class.getResourceAsStream("ErrorExportTest$Throwing.class")) {
            assertEquals(
                Map.of("No room", "IllegalStateException", "No room … in …", "IllegalArgumentException",
                    "Room must not be null", "NullPointerException"),
                ThrownMessage.read(new ClassReader(code), type -> true));
        }
    }

    @Test
    void theFirstWordsOfAMessageNameIt() {
        assertEquals("no-path-mapper-for-a-b-c-d", ErrorsJson.nameOf("No PathMapper for …: a, b, c, d, e"));
    }

    /** Nobody calls its methods. */
    private static final class Throwing {
        static void text() {
            throw new IllegalStateException("No room");
        }

        static void joined(String room, String hotel) {
            Objects.requireNonNull(room, "Room must not be null");
            throw new IllegalArgumentException("No room " + room.replace("a", "b") + " in " + hotel, new RuntimeException());
        }
    }
}
