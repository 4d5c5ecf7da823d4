import {readdirSync, readFileSync} from 'node:fs';
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
  it('has a token that only reads, no secret, full history and one group', () => {
    expect(text).toContain('\npermissions:\n  contents: read\n');
    expect(text).not.toContain('secrets.');
    expect(text).not.toContain('pull_request_target');
    expect(text.match(/^concurrency:/gm)).toHaveLength(1);
    expect(text.match(/fetch-depth: 0/g)).toHaveLength(text.match(/actions\/checkout/g)?.length ?? 0);
  });
});

describe('deploy.yml', () => {
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
