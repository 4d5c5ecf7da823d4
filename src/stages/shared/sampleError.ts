/** A mistake in a sample; `line` is the line of the sample that it stands on, from 1. */
export class SampleError extends Error {
  readonly line: number | undefined;
  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

/** Puts the file that is read, and the line of the mistake in it, before the message. */
export function inFile<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    throw new SampleError(`${file}${error.line ? `:${error.line}` : ''}: ${error.message}`);
  }
}
