/** A mistake in a sample; `line` is the line of the sample that it stands on, from 1. */
export class SampleError extends Error {
  readonly line: number | undefined;
  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}
