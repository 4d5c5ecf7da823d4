package docs.samples.runner;

import java.time.Duration;

/** Prints how many samples of a module are done: every few seconds, so that a long run is not silent. */
final class Progress {

    private static final Duration PAUSE = Duration.ofSeconds(5);

    private final String module;
    private final int all;
    private int done;
    private long told = System.nanoTime();

    Progress(String module, int all) {
        this.module = module;
        this.all = all;
    }

    /** One more is done. */
    synchronized void tell() {
        done++;
        if (System.nanoTime() - told > PAUSE.toNanos()) {
            told = System.nanoTime();
            System.out.printf("%s: %d of %d samples%n", module, done, all);
        }
    }
}
