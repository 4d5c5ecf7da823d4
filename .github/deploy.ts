/**
 * `npm run deploy` builds the site and pushes `build/` as one commit on top of the remote branch `gh-pages`.
 *
 * Plain git with the credentials git already has: yours on a laptop, those that actions/checkout leaves in the
 * workflow. `build/` is the work tree of a temporary index, so no file is copied and neither your checkout nor
 * your branches change. A push is never forced, and a password in an address is never printed.
 *
 * Tried instead, with tests/deploy: `docusaurus deploy` 3.10.2 fails without a gh-pages branch, prints the password,
 * commits when nothing changed and forces the push; gh-pages 6.3.0 leaves dotfiles of the source on the new branch,
 * drops pages that git ignores, prints the password, and clones anew, without the credentials of actions/checkout.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';

const PAGES = 'build';
const BRANCH = 'gh-pages'; // the same as `deploymentBranch` in docusaurus.config.ts
const ATTEMPTS = 3; // somebody else may push between our look at the branch and our push

/** Hides user and password of every address in a text. */
function mask(text: string): string {
  return text.replace(/:\/\/[^/\s]+@/g, '://***@');
}

/** Runs a command, and prints its errors (and with `show` all its output) line by line as it comes, masked. */
async function run(command: string, args: string[], {show = false, env = {}} = {}) {
  const child = spawn(command, args, {env: {...process.env, ...env}, stdio: ['inherit', 'pipe', 'pipe']});
  let out = '';
  createInterface(child.stdout).on('line', (line) => {
    out += `${line}\n`;
    if (show) console.log(mask(line));
  });
  createInterface(child.stderr).on('line', (line) => console.error(mask(line)));
  const [code] = (await once(child, 'close')) as [number | null];
  return {passed: code === 0, out};
}

/** Runs git and gives what it printed; fails with `advice` when git does. */
async function git(args: string[], advice: string, env = {}): Promise<string> {
  const {passed, out} = await run('git', args, {env});
  if (!passed) throw new Error(advice);
  return out.trim();
}

/** Stores every file of `build/`, ignored or not and byte for byte, as a git tree; gives its id. */
async function storePages(): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'deploy-'));
  const env = {GIT_WORK_TREE: PAGES, GIT_INDEX_FILE: join(scratch, 'index')};
  try {
    const advice = `git could not store ${PAGES}/, see its message above.`;
    await git(['-c', 'core.autocrlf=false', 'add', '--all', '--force', '.'], advice, env);
    return await git(['write-tree'], advice, env);
  } finally {
    rmSync(scratch, {recursive: true});
  }
}

/** Fetches the last commit of the remote branch and gives its id, or '' when there is no such branch yet. */
async function fetchTip(): Promise<string> {
  const advice = "origin cannot be read, see git's message above. Check `git remote -v`, the network and your rights.";
  const tip = (await git(['ls-remote', 'origin', `refs/heads/${BRANCH}`], advice)).split('\t')[0];
  if (tip) await git(['fetch', '--quiet', '--no-tags', 'origin', `refs/heads/${BRANCH}`], advice);
  return tip;
}

async function deploy(): Promise<string> {
  const describe = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  const source = await git(describe, 'this folder has no commit to deploy.');
  const build = await run('npm', ['run', 'build'], {show: true});
  if (!build.passed) throw new Error('the build failed, see above. Make `npm run build` pass first.');
  if (!existsSync(join(PAGES, 'index.html'))) throw new Error(`the build left no ${PAGES}/index.html.`);
  writeFileSync(join(PAGES, '.nojekyll'), ''); // else GitHub Pages drops files that start with _
  const tree = await storePages();
  let refused = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const tip = await fetchTip();
    if (attempt > 1) {
      if (tip === refused) break; // nobody pushed in between: the remote does not want ours
      console.log(`Somebody else pushed to ${BRANCH} in between: trying again on top of it.`);
    }
    const before = tip && (await git(['rev-parse', `${tip}^{tree}`], `${tip} cannot be read.`));
    if (before === tree) return `${BRANCH} already holds these pages: nothing to do.`;
    const advice = 'git could not commit. Set user.name and user.email.';
    const commit = await git(['commit-tree', tree, ...(tip ? ['-p', tip] : []), '-m', `Deploy ${source}`], advice);
    const push = await run('git', ['push', 'origin', `${commit}:refs/heads/${BRANCH}`]);
    if (push.passed) return `Deployed ${source} to ${BRANCH} as ${commit}.`;
    refused = tip;
  }
  throw new Error(`origin refused the push to ${BRANCH}, see above. Check your right to write and the branch's rules.`);
}

deploy().then(console.log, (error: Error) => {
  console.error(`Nothing was deployed: ${mask(error.message)} Then run \`npm run deploy\` again.`);
  process.exitCode = 1;
});
