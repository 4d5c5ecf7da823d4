/** `npm test` itself, on a project whose scripts only pretend. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

vi.setConfig({testTimeout: 60_000});

/** Writes a report of vitest where it is told to. */
const FAKE_VITEST = `
const file = process.argv.find((arg) => arg.startsWith('--outputFile')).split('=')[1];
const report = {numPassedTests: 4, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: []};
require('node:fs').writeFileSync(file, JSON.stringify(report));
`;

const scripts = {
  'check:build': 'echo the build is broken && exit 3',
  'check:types': 'echo every type is right',
  'check:workflows': 'echo "skipped: zizmor (there is no Python)"',
  'test:unit': 'node fakeVitest.cjs',
  'test:deploy': 'true',
  'test:dev': 'sleep 1 && node fakeVitest.cjs',
};

let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'run-'));
  for (const folder of ['tests', 'docs/advanced', 'samples/core/src/docs/advanced/logging'])
    mkdirSync(join(project, folder), {recursive: true});
  writeFileSync(join(project, 'docs/advanced/logging.mdx'), '');
  writeFileSync(join(project, 'samples/core/src/docs/advanced/logging/Log.java'), '');
  writeFileSync(join(project, 'tests/setup.sh'), '');
  writeFileSync(join(project, 'fakeVitest.cjs'), FAKE_VITEST);
  writeFileSync(join(project, 'package.json'), JSON.stringify({private: true, scripts}));
});
afterAll(() => rmSync(project, {recursive: true, force: true}));

interface Ran {
  readonly status: number | null;
  readonly lines: string[];
  readonly stderr: string;
}

const npmTest = (only: string, env?: Record<string, string>): Ran => run(['--only', only], env);

function run(flags: readonly string[], env: Record<string, string> = {}): Ran {
  const {status, stdout, stderr} = spawnSync(resolve('node_modules/.bin/tsx'), [resolve('tests/run.ts'), ...flags], {
    cwd: project,
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  // The time that a step took differs from run to run.
  return {
    status,
    stderr,
    lines: stdout
      .trimEnd()
      .replace(/ +\d+\.\d s +/g, ' ')
      .split('\n'),
  };
}

it('adds up checks and reports, and says what was left out', () => {
  const {status, lines} = npmTest('unit,types,workflows');
  expect(lines.slice(0, -1).sort()).toEqual([
    '        skipped: zizmor (there is no Python)',
    'passed  check:types 1 passed, 0 failed, 0 skipped',
    'passed  check:workflows 1 passed, 0 failed, 1 skipped',
    'passed  test:unit 4 passed, 0 failed, 1 skipped',
  ]);
  expect(lines.at(-1)).toBe('6 passed, 0 failed, 2 skipped');
  expect(status).toBe(0);
});

it('fails with the output of a failed step, and does not run what needs it', () => {
  const {status, lines} = npmTest('types,build,quickstart');
  expect(lines).toContain('FAILED  check:build ended with exit code 3');
  expect(lines).toContain('the build is broken');
  expect(lines).not.toContain('every type is right');
  expect(lines).toContainEqual(expect.stringMatching(/^(skipped|FAILED) +test:quickstart not run: /));
  expect(lines.at(-1)).toMatch(/^1 passed, [12] failed, [01] skipped$/);
  expect(status).toBe(1);
});

it('fails when a runner gives no report', () => {
  const {status, lines} = npmTest('deploy');
  expect(lines).toEqual(['FAILED  test:deploy gave no report', '0 passed, 1 failed, 0 skipped']);
  expect(status).toBe(1);
});

it('names the steps when it does not know one', () => {
  const {status, lines} = npmTest('sites');
  expect(lines).toEqual(['']);
  expect(status).toBe(2);
});

it('says how far the steps are while none of them ends', () => {
  const {lines} = npmTest('dev', {TEST_QUIET_SECONDS: '0.1', CI: ''});
  expect(lines[0]).toMatch(/^running test:dev \(\d s\)$|^skipped test:dev /);
  expect(lines.at(-1)).toMatch(/^\d passed, 0 failed, \d skipped$/);
});

describe('of a page', () => {
  it('that does not exist, names the pages that were meant', () => {
    const {status, stderr} = run(['--page', 'docs/advanced/login.mdx']);
    expect(stderr).toBe('There is no page docs/advanced/login.mdx. Did you mean docs/advanced/logging.mdx?\n');
    expect(status).toBe(2);
  });
  it('and of steps at once, is refused', () => {
    const {status, stderr} = run(['--page', 'docs/advanced/logging.mdx', '--only', 'site']);
    expect(stderr).toMatch(/^--only and --page exclude each other: /);
    expect(status).toBe(2);
  });
});
