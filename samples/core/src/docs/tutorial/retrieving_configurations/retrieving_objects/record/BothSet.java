package docs.tutorial.retrieving_configurations.retrieving_objects.record;

import org.github.gestalt.config.exceptions.GestaltException;

// proves docs/tutorial/retrieving-configurations/retrieving-objects.mdx: two options replace the default and the empty Optional
/** The same program, started with two options. */
public class BothSet {

    public static void main(String[] args) throws GestaltException {
        BookingService.main(args);
    }
}
