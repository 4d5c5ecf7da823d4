package docs.tutorial.annotations.annotations_code.listener;

import org.github.gestalt.config.exceptions.GestaltException;

/** The same program, started with an option. */
// proves docs/tutorial/annotations/annotations-code.mdx: the option sets the idle time to 60 s
public class IdleTimeoutSet {

    public static void main(String[] args) throws GestaltException {
        BookingService.main(args);
    }
}
