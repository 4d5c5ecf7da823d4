package docs.samples.runner;

/** What is wrong with a sample, in words for its author. The place in the runner's own code says nothing, so there is no stack trace. */
final class SampleFailure extends AssertionError {

    private static final long serialVersionUID = 1L;

    SampleFailure(String message) {
        super(message);
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}
