/** What `npm test` runs: every step is an npm script of its own. */
import type {Tool} from './tools.ts';

/** What a step leaves for the sum at the end: nothing (a check counts as one test), or the report of its runner. */
export type Kind = 'check' | 'vitest' | 'playwright' | 'surefire';

export interface Step {
  readonly name: string;
  readonly kind: Kind;
  /** Not run unless these steps passed. */
  readonly needs?: readonly string[];
  /** Not run beside these steps, but after them. */
  readonly after?: readonly string[];
  /** Not run without these programs. */
  readonly tools?: readonly Tool[];
  /** The command line, if it is not that of the script with this name. */
  readonly command?: readonly string[];
  /** Variables of the environment that the command gets besides. */
  readonly env?: Readonly<Record<string, string>>;
}

/** In the order in which they start, as far as `needs` and `after` allow: the long ones first. */
export const STEPS: readonly Step[] = [
  {name: 'check:build', kind: 'check'},
  {name: 'test:samples', kind: 'surefire', tools: ['jdk', 'maven']},
  {name: 'test:site', kind: 'playwright', needs: ['check:build'], tools: ['chromium']},
  // Two Mavens at once would disturb each other in the local repository.
  {name: 'test:quickstart', kind: 'vitest', needs: ['check:build'], after: ['test:samples'], tools: ['jdk', 'maven']},
  {name: 'test:unit', kind: 'vitest'},
  {name: 'test:cache', kind: 'vitest'},
  // It measures seconds, which another bundler at work would stretch.
  {name: 'test:dev', kind: 'vitest', after: ['check:build', 'test:cache'], tools: ['chromium']},
  {name: 'test:deploy', kind: 'vitest'},
  {name: 'check:coverage', kind: 'check', needs: ['check:build']},
  {name: 'check:types', kind: 'check'},
  {name: 'check:lint', kind: 'check'},
  {name: 'check:format', kind: 'check'},
  {name: 'check:spelling', kind: 'check'},
  {name: 'check:markdown', kind: 'check'},
  {name: 'check:workflows', kind: 'check'},
];

/**
 * The steps that `--only` names, in full or by what follows the colon, and those that they need.
 * An empty list means all steps.
 */
export function selectSteps(only: readonly string[], steps: readonly Step[] = STEPS): readonly Step[] {
  if (only.length === 0) return steps;
  const chosen = new Set<string>();
  const choose = (name: string): void => {
    const step = steps.find((one) => one.name === name || one.name.split(':')[1] === name);
    if (!step) throw new Error(`No step is named "${name}". Steps: ${steps.map((one) => one.name).join(', ')}.`);
    chosen.add(step.name);
    step.needs?.forEach(choose);
  };
  only.forEach(choose);
  return steps.filter((step) => chosen.has(step.name));
}
