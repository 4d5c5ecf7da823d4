package docs.tutorial.retrieving_configurations.retrieving_configuration.with_default;

import org.github.gestalt.config.exceptions.GestaltException;

// proves docs/tutorial/retrieving-configurations/retrieving-configuration.mdx: a system property replaces the default
/** The same program, started with an option. */
public class ClosesAfterSixty {

    public static void main(String[] args) throws GestaltException {
        BookingService.main(args);
    }
}
