package docs.architecture.reload_strategies;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.exceptions.GestaltConfigurationException;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSourcePackage;

/** Asks a source in each period, and reloads it only if its text has changed. */
public final class ReloadOnChange
        extends ConfigReloadStrategy implements AutoCloseable {

    private static final System.Logger LOG =
        System.getLogger(ReloadOnChange.class.getName());

    private final ScheduledExecutorService clock =
        Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "reload-on-change");
            thread.setDaemon(true);
            return thread;
        });
    private byte[] known;

    // region check
    /** Reloads if the text has changed, and returns whether it has. */
    public synchronized boolean check() throws GestaltException {
        byte[] text = text();
        if (Arrays.equals(text, known)) {
            return false;
        }
        reload();
        known = text;
        return true;
    }

    private byte[] text() throws GestaltException {
        try (InputStream stream = source.getConfigSource().loadStream()) {
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new GestaltException("Cannot read the source", e);
        }
    }

    @Override
    public void setSource(ConfigSourcePackage source)
            throws GestaltConfigurationException {
        if (!source.getConfigSource().hasStream()) {
            throw new GestaltConfigurationException(
                "ReloadOnChange needs a source with a stream");
        }
        super.setSource(source);
    }
    // endregion check

    // region start-and-stop
    public void start(Duration period) {
        clock.scheduleWithFixedDelay(this::checkAndGoOn,
            period.toMillis(), period.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void checkAndGoOn() {
        try {
            check();
        } catch (GestaltException | RuntimeException problem) {
            LOG.log(System.Logger.Level.WARNING, "No reload", problem);
        }
    }

    @Override
    public void close() {
        clock.shutdown();
    }
    // endregion start-and-stop
}
