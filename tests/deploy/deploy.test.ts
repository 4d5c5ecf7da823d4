import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {serveGit} from './gitServer.ts';
import {PASSWORD, Rehearsal} from './rehearsal.ts';

const PAGES = ['.nojekyll', '_assets/app.log', 'docs.html', 'index.html', 'two-lines.txt'];
/** The subject of some deployment's commit. */
const DEPLOY: unknown = expect.stringMatching(/^Deploy [0-9a-f]{40}$/);

vi.setConfig({testTimeout: 60_000});

let site: Rehearsal;
beforeEach(() => {
  site = new Rehearsal();
});
afterEach(() => site?.remove());

describe('npm run deploy', () => {
  it('creates gh-pages at the first deployment: all pages, .nojekyll, no source', async () => {
    const source = site.git('rev-parse', 'HEAD');
    const {code, said} = await site.deploy();
    expect(said).toContain(`Deployed ${source} to gh-pages`);
    expect(code).toBe(0);
    expect(site.files()).toEqual(PAGES);
    expect(site.history()).toEqual([`Deploy ${source}`]);
    expect(site.content('two-lines.txt')).toBe('one\r\ntwo\r\n');
    expect(said).not.toContain(PASSWORD);
  });

  it('adds a commit for an update and keeps the history', async () => {
    const first = site.git('rev-parse', 'HEAD');
    await site.deploy();
    site.shell('rm pages/docs.html');
    site.page('index.html', 'Welcome back');
    const second = site.commit('second');
    expect((await site.deploy()).code).toBe(0);
    expect(site.history()).toEqual([`Deploy ${second}`, `Deploy ${first}`]);
    expect(site.files()).toEqual(PAGES.filter((page) => page !== 'docs.html'));
    expect(site.content('index.html')).toBe('Welcome back');
  });

  it('makes no commit when nothing changed', async () => {
    await site.deploy();
    const before = site.tip();
    site.write('README.md', 'no page\n');
    site.commit('not about the pages');
    const {code, said} = await site.deploy();
    expect(code).toBe(0);
    expect(said).toContain('gh-pages already holds these pages: nothing to do.');
    expect(site.tip()).toBe(before);
  });

  it('keeps what somebody else pushed before', async () => {
    await site.deploy();
    site.shell(site.somebodyElse());
    site.page('index.html', 'Welcome back');
    site.commit('second');
    expect((await site.deploy()).code).toBe(0);
    expect(site.history()).toEqual([DEPLOY, 'By somebody else', DEPLOY]);
    expect(site.files()).toEqual(PAGES);
  });

  it.each(['commit-tree', 'push'])('keeps what somebody else pushed right before its git %s', async (command) => {
    await site.deploy();
    site.page('index.html', 'Welcome back');
    site.commit('second');
    site.before(command, site.somebodyElse());
    const {code, said} = await site.deploy();
    expect(said).toContain('[rejected]');
    expect(said).toContain('Somebody else pushed to gh-pages in between');
    expect(code).toBe(0);
    expect(site.history()).toEqual([DEPLOY, 'By somebody else', DEPLOY]);
    expect(site.files()).toEqual(PAGES);
  });

  it('keeps a gh-pages that somebody else made while it pushed', async () => {
    site.hook('project', 'pre-push', `[ -e ../once ] && exit 0; touch ../once\n${site.somebodyElse()}`);
    expect((await site.deploy()).code).toBe(0);
    expect(site.history()).toEqual([DEPLOY, 'By somebody else']);
    expect(site.files()).toEqual(PAGES);
  });

  it('tries a third time, and not a fourth', async () => {
    const times = (count: number): string =>
      `echo >> ../pushes\n[ $(wc -l < ../pushes) -gt ${count} ] && exit 0\n${site.somebodyElse()}`;
    await site.deploy();
    site.page('index.html', 'Welcome back');
    site.commit('second');
    site.hook('project', 'pre-push', times(2));
    expect((await site.deploy()).code).toBe(0);
    expect(site.history()).toEqual([DEPLOY, 'By somebody else', 'By somebody else', DEPLOY]);

    site.shell('rm ../pushes');
    site.page('index.html', 'Once more');
    site.commit('third');
    site.hook('project', 'pre-push', times(3));
    expect((await site.deploy()).code).toBe(1);
  });

  it('marks a deployment of changes that are in no commit', async () => {
    site.page('index.html', 'Not committed');
    await site.deploy();
    expect(site.history()).toEqual([`Deploy ${site.git('rev-parse', 'HEAD')}-dirty`]);
  });

  it('works as the workflow checks out, and leaves the checkout as it was', async () => {
    site.git('checkout', '--quiet', '--detach');
    const state = () => [site.git('status', '--porcelain'), site.git('branch', '--list'), site.git('worktree', 'list')];
    const before = state();
    expect((await site.deploy()).code).toBe(0);
    expect(state()).toEqual(before);
  });

  it('uses the credentials that actions/checkout leaves in the checkout', async () => {
    const basic = `basic ${Buffer.from(`x-access-token:${PASSWORD}`).toString('base64')}`;
    const server = await serveGit(site.origin, basic);
    try {
      site.git('remote', 'set-url', 'origin', server.url);
      const refused = await site.deploy();
      expect(refused.said).toContain('Nothing was deployed: origin cannot be read');
      expect(refused.code).toBe(1);
      site.git('config', `http.${server.url}.extraheader`, `AUTHORIZATION: ${basic}`);
      const {code, said} = await site.deploy();
      expect(said).toContain('Deployed');
      expect(code).toBe(0);
      expect(said).not.toContain(basic);
      expect(site.files()).toEqual(PAGES);
    } finally {
      server.close();
    }
  });
});

describe('a deployment that fails leaves the branch as it was', () => {
  async function expectUnchanged(reason: string): Promise<string> {
    const before = site.tip();
    const {code, said} = await site.deploy();
    expect(said).toContain('Nothing was deployed: ');
    expect(said).toContain(reason);
    expect(code).toBe(1);
    expect(site.tip()).toBe(before);
    expect(said).not.toContain(PASSWORD);
    return said;
  }

  it.each([
    ['exit 1', 'the build failed'],
    ['mkdir -p build && rm -f build/index.html', 'the build left no build/index.html'],
    ['git config remote.origin.url && exit 1', 'the build failed'],
  ])('build: %s', async (build, reason) => {
    await site.deploy();
    site.write('package.json', JSON.stringify({scripts: {build}}));
    await expectUnchanged(reason);
  });

  it('a refused push, whose hook prints the address', async () => {
    await site.deploy();
    site.page('index.html', 'Welcome back');
    site.hook('origin', 'pre-receive', `echo "https://writer:${PASSWORD}@git.example is closed" >&2; exit 1`);
    expect(await expectUnchanged('origin refused the push to gh-pages')).toContain('https://***@git.example is closed');
  });

  it('a refused first push', async () => {
    site.hook('origin', 'pre-receive', 'exit 1');
    await expectUnchanged('origin refused the push to gh-pages');
    expect(site.history()).toEqual([]);
  });

  it('an origin that does not answer', async () => {
    site.git('remote', 'set-url', '--push', 'origin', `http://writer:${PASSWORD}@127.0.0.1:9/site.git`);
    await expectUnchanged('origin refused the push to gh-pages');
    site.git('remote', 'set-url', 'origin', `http://writer:${PASSWORD}@127.0.0.1:9/site.git`);
    const {code, said} = await site.deploy();
    expect(said).toContain('Nothing was deployed: origin cannot be read');
    expect(said).not.toContain(PASSWORD);
    expect(code).toBe(1);
  });

  it('no name for the commit', async () => {
    site.git('config', '--global', '--unset', 'user.email');
    site.git('config', '--global', 'user.useConfigOnly', 'true');
    await expectUnchanged('Set user.name and user.email');
  });
});
