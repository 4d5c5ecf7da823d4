package docs.tutorial.retrieving_configurations.retrieving_configuration.optional;

import org.github.gestalt.config.exceptions.GestaltException;

// proves docs/tutorial/retrieving-configurations/retrieving-configuration.mdx: a variable fills the Optional
/** The same program, started with a variable. */
public class WithNotice {

    public static void main(String[] args) throws GestaltException {
        BookingService.main(args);
    }
}
