import {describe, expect, it} from 'vitest';
import {progressLine, readProgress} from './progress.ts';

describe('the progress of a step', () => {
  it('is told by the list of Playwright', () => {
    const output = '\nRunning 412 tests using 2 workers\n\n  ✓    1 a.spec.ts:1 › a (1.2s)\n  ✘  2 b (3s)\n  -  3 c\n';
    expect(readProgress('playwright', output)).toBe('3 of 412');
  });
  it('is told by the files of vitest', () => {
    expect(readProgress('vitest', ' ✓ src/a.test.ts (3 tests) 20ms\n ❯ src/b.test.ts (1 test)\n   ✓ one\n')).toBe(
      '2 files',
    );
  });
  it('is told by the last line of a module of samples', () => {
    expect(readProgress('surefire', 'core: 40 of 123 samples\ncore: 80 of 123 samples\nx\n')).toBe('core: 80 of 123');
  });
  it('is unknown at first', () => {
    for (const kind of ['playwright', 'vitest', 'surefire', 'check'] as const) expect(readProgress(kind, '')).toBe('');
  });
});

it('one line names all steps that run', () => {
  const steps = [
    {name: 'test:unit', kind: 'vitest', output: ' ✓ a.test.ts (1 test)\n', seconds: 12.4},
    {name: 'check:types', kind: 'check', output: 'x', seconds: 3},
  ] as const;
  expect(progressLine(steps)).toBe('running test:unit 1 files (12 s), check:types (3 s)');
});
