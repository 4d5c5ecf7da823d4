/** How far the running steps are: a line of `npm test`, so that it is never silent for long. */
import type {Kind} from './steps.ts';

export interface Running {
  readonly name: string;
  readonly kind: Kind;
  /** All that it has printed so far. */
  readonly output: string;
  readonly seconds: number;
}

/** What a runner's own output says of how far it is; empty when it says nothing. */
export function readProgress(kind: Kind, output: string): string {
  if (kind === 'playwright') {
    const all = /Running (\d+) tests?/.exec(output)?.[1];
    return all ? `${(output.match(/^ +[✓✘ok-]+ +\d+ /gm) ?? []).length} of ${all}` : '';
  }
  if (kind === 'vitest') {
    const files = (output.match(/^ *[✓❯] \S+\.test\.ts/gm) ?? []).length;
    return files > 0 ? `${files} files` : '';
  }
  // A line of SamplesTest: "core: 40 of 123 samples".
  return kind === 'surefire'
    ? (output
        .match(/^\S+: \d+ of \d+ samples$/gm)
        ?.at(-1)
        ?.replace(/ samples$/, '') ?? '')
    : '';
}

/** One line about all steps that run, such as `running  test:site 140 of 412 (85 s), check:types (3 s)`. */
export function progressLine(steps: readonly Running[]): string {
  const parts = steps.map(({name, kind, output, seconds}) =>
    [name, readProgress(kind, output), `(${Math.round(seconds)} s)`].filter(Boolean).join(' '),
  );
  return `running ${parts.join(', ')}`;
}
