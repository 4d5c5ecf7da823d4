package docs.tutorial.annotations.annotations_code.listener;

import org.github.gestalt.config.exceptions.GestaltException;

/** The same program, started with an option. */
public class IdleTimeoutSet {

    public static void main(String[] args) throws GestaltException {
        BookingService.main(args);
    }
}
