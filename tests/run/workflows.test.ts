import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText} from '../../src/stages/shared/readText.ts';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => [name, readText(`${folder}/${name}`)] as const);
const deploy = readText(`${folder}/deploy.yml`);

describe.each(workflows)('%s', (_, text) => {
  it('uses three actions only, each pinned to a commit with its version beside it', () => {
    const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses)
      expect(action).toMatch(/^actions\/(checkout|setup-node|setup-java)@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
  it('gives a whole run the half hour that it may take', () => {
    const [, minutes] = /\n {2}(?:check|test):\n(?: {4}.+\n)*? {4}timeout-minutes: (\d+)\n/.exec(text)!;
    expect(Number(minutes)).toBeGreaterThanOrEqual(30);
  });
  it('has a token that only reads, no secret, full history and one group', () => {
    expect(text).toContain('\npermissions:\n  contents: read\n');
    expect(text).not.toContain('secrets.');
    expect(text).not.toContain('pull_request_target');
    expect(text.match(/^concurrency:/gm)).toHaveLength(1);
    expect(text.match(/fetch-depth: 0/g)).toHaveLength(text.match(/actions\/checkout/g)?.length ?? 0);
  });
});

it('everything is tested: for a pull request, and before a deployment', () => {
  const check = readText(`${folder}/check.yml`);
  expect(check).toContain('\non:\n  pull_request:\n\n');
  // Only the earlier run of the same pull request is cut off.
  expect(check).toContain('\nconcurrency:\n  group: check-${{ github.ref }}\n  cancel-in-progress: true\n');
  for (const text of [check, deploy]) {
    expect(text).toMatch(/\n {6}- run: \.ci\/run\n(?:\n {2}deploy:|$)/);
    expect(text).not.toMatch(/continue-on-error|\|\|/);
  }
});

it('.nvmrc is a version that engines allows', () => {
  const {engines} = JSON.parse(readText('package.json')) as {engines: {node: string}};
  const [, least] = /^>=([\d.]+)$/.exec(engines.node)!;
  const numbers = (version: string): number[] => version.trim().split('.').map(Number);
  const [used, needed] = [numbers(readText('.nvmrc')), numbers(least!)];
  const differing = needed.findIndex((number, index) => used[index] !== number);
  if (differing >= 0) expect(used[differing]).toBeGreaterThan(needed[differing]!);
});

describe('.ci/run', () => {
  /** Runs it in a folder where `npm` ends with an error at one of its commands. */
  function runWith(failing: string): {status: number | null; stdout: string} {
    const copy = mkdtempSync(join(tmpdir(), 'ci-run-'));
    for (const name of ['.ci', 'tests', 'bin']) mkdirSync(join(copy, name));
    cpSync('.ci/run', join(copy, '.ci/run'));
    const setUp = failing === 'setup.sh' ? 'exit 1' : 'exit 0';
    writeFileSync(join(copy, 'tests/setup.sh'), setUp);
    const npm = `#!/bin/sh\n[ "$1" = test ] && echo '2 passed, 0 failed, 0 skipped'\n[ "$1" != "${failing}" ]\n`;
    writeFileSync(join(copy, 'bin/npm'), npm, {mode: 0o755});
    const env = {...process.env, PATH: [join(copy, 'bin'), process.env.PATH].join(delimiter)};
    return spawnSync('bash', [join(copy, '.ci/run')], {env, encoding: 'utf8'});
  }

  it('ends with the sum of the tests', () => {
    const {status, stdout} = runWith('nothing');
    expect(status).toBe(0);
    expect(stdout).toMatch(/2 passed, 0 failed, 0 skipped\n$/);
  });

  it.each(['ci', 'setup.sh', 'test'])('fails when %s does', (command) => expect(runWith(command).status).toBe(1));
});

describe('deploy.yml', () => {
  it('deploys main alone, one at a time, and cuts none off', () => {
    expect(deploy).toContain('\non:\n  push:\n    branches: [main]\n  workflow_dispatch:\n');
    expect(deploy).toContain('\nconcurrency:\n  group: deploy\n  cancel-in-progress: false\n');
    expect(deploy).toMatch(/\n {2}deploy:\n(?: {4}.+\n)*? {4}if: github\.ref == 'refs\/heads\/main'\n/);
  });

  it('may write in the deploying job only, after the tests', () => {
    expect(deploy.match(/: write/g)).toHaveLength(1);
    expect(deploy.match(/persist-credentials: true/g)).toHaveLength(1);
    const job = deploy.slice(deploy.indexOf('\n  deploy:\n'));
    expect(job).toContain('needs: test\n');
    expect(job).toContain('contents: write');
    expect(job).toContain('persist-credentials: true');
    expect(job).toContain('run: npm run deploy\n');
  });
});

describe('the issue form', () => {
  it('has the fields that a page fills in by its link', () => {
    const form = readFileSync('.github/ISSUE_TEMPLATE/page-problem.yml', 'utf8');
    expect([...form.matchAll(/^ {4}id: (.+)$/gm)].map(([, id]) => id)).toEqual([
      'page',
      'wrong',
      'expected',
      'version',
    ]);
  });
});
