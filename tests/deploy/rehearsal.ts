/**
 * A rehearsal of `npm run deploy`: a small project with a fake build and a bare repository as its `origin`, both in
 * a temporary folder. The address of `origin` has a password in it, and git's `insteadOf` leads it to the folder.
 */
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';

export const PASSWORD = 's3cret-p4ssword';
const ADDRESS = `https://writer:${PASSWORD}@git.example/hotel/site.git`;
const TSX = resolve('node_modules/.bin/tsx');
const SCRIPT = resolve('.github/deploy.ts');

export interface Deployment {
  readonly code: number | null;
  /** All that was printed. */
  readonly said: string;
}

export class Rehearsal {
  readonly folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  readonly project = join(this.folder, 'project');
  readonly origin = join(this.folder, 'origin.git');
  private readonly env: NodeJS.ProcessEnv;

  constructor() {
    mkdirSync(this.project);
    const identity = '[user]\nname = Writer\nemail = writer@git.example\n';
    const trap = `[core]\nautocrlf = true\nexcludesFile = ${join(this.folder, 'ignored')}\n[init]\ndefaultBranch = main\n`;
    this.write('../gitconfig', `${identity}${trap}[url "file://${this.origin}"]\ninsteadOf = ${ADDRESS}\n`);
    this.write('../ignored', '*.log\n');
    this.env = {...process.env, GIT_CONFIG_GLOBAL: join(this.folder, 'gitconfig'), GIT_CONFIG_NOSYSTEM: '1'};
    this.git('init', '--quiet', '--bare', this.origin);
    this.git('init', '--quiet');
    this.git('remote', 'add', 'origin', ADDRESS);
    this.write('package.json', '{"private": true, "scripts": {"build": "rm -rf build && cp -r pages build"}}\n');
    this.write('.gitignore', 'build\n');
    this.page('index.html', 'Welcome');
    this.page('docs.html', 'Docs');
    this.page('_assets/app.log', 'ignored by name, a page all the same');
    this.page('two-lines.txt', 'one\r\ntwo\r\n');
    this.commit('first');
    this.git('push', '--quiet', 'origin', 'main');
  }

  /** Writes a file of the project. */
  write(path: string, text: string): void {
    const file = join(this.project, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }

  /** Writes a page that the fake build copies. */
  page(path: string, text: string): void {
    this.write(join('pages', path), text);
  }

  /** Runs git in the project. */
  git(...args: string[]): string {
    return execFileSync('git', args, {
      cwd: this.project,
      env: this.env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  }

  /** Commits the whole project; gives the commit's id. */
  commit(message: string): string {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
    return this.git('rev-parse', 'HEAD');
  }

  /** Installs a hook in the bare repository or in the project. */
  hook(where: 'origin' | 'project', name: string, lines: string): void {
    const file = where === 'origin' ? join(this.origin, 'hooks', name) : join(this.project, '.git/hooks', name);
    writeFileSync(file, `#!/bin/sh\n${lines}\n`);
    chmodSync(file, 0o755);
  }

  /** Has shell commands run once, right before the script's first `git <command>`. */
  before(command: string, lines: string): void {
    const real = execFileSync('which', ['git'], {encoding: 'utf8'}).trim();
    const once = `if [ "$1" = ${command} ] && [ ! -e ../once ]; then touch ../once; (${lines}) >&2; fi`;
    this.write('../bin/git', `#!/bin/sh\nPATH=\${PATH#*:}\n${once}\nexec ${real} "$@"\n`);
    chmodSync(join(this.folder, 'bin/git'), 0o755);
    this.env.PATH = `${join(this.folder, 'bin')}:${process.env.PATH}`;
  }

  /** Shell commands that put somebody else's commit on gh-pages: its only file is hello.html. */
  somebodyElse(): string {
    const clone = join(this.folder, 'else');
    return [
      `rm -rf ${clone}`,
      `git init -q ${clone} && cd ${clone} && unset GIT_DIR`,
      `git fetch -q file://${this.origin} gh-pages 2>/dev/null && git reset -q --hard FETCH_HEAD`,
      'echo hello > hello.html && git add hello.html && git commit -q --allow-empty -m "By somebody else"',
      `git push -q file://${this.origin} HEAD:refs/heads/gh-pages`,
    ].join('\n');
  }

  /** Runs shell commands in the project's folder. */
  shell(lines: string): void {
    execFileSync('sh', ['-c', lines], {cwd: this.project, env: this.env, stdio: 'pipe'});
  }

  /** Runs the real deployment script. */
  deploy(): Promise<Deployment> {
    const child = spawn(TSX, [SCRIPT], {cwd: this.project, env: this.env, stdio: ['ignore', 'pipe', 'pipe']});
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
    return new Promise((done, fail) => child.on('error', fail).on('close', (code) => done({code, said})));
  }

  /** The subjects of the commits of gh-pages, newest first; empty without that branch. */
  history(): string[] {
    const {stdout} = spawnSync('git', ['log', '--format=%s', 'gh-pages', '--'], {cwd: this.origin, encoding: 'utf8'});
    return stdout.split('\n').filter(Boolean);
  }

  /** The id of the last commit of gh-pages. */
  tip(): string {
    return this.git('ls-remote', 'origin', 'refs/heads/gh-pages').split('\t')[0] ?? '';
  }

  /** The files that gh-pages holds. */
  files(): string[] {
    const {stdout} = spawnSync('git', ['ls-tree', '-r', '--name-only', 'gh-pages'], {
      cwd: this.origin,
      encoding: 'utf8',
    });
    return stdout.split('\n').filter(Boolean);
  }

  /** One file of gh-pages. */
  content(path: string): string {
    return spawnSync('git', ['show', `gh-pages:${path}`], {cwd: this.origin, encoding: 'utf8'}).stdout;
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}
