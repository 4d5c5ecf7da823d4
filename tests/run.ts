/**
 * `npm test`: runs every check and test, two at a time, and adds up what they counted.
 * `npm test -- --only unit,site` runs some of them, with the steps that these need;
 * `npm test -- --page docs/advanced/logging.mdx` runs what concerns one page.
 *
 * A line per step; while nothing ends, a line every 20 seconds with the running steps; the whole output of a step that
 * failed; the last line is `N passed, N failed, N skipped`.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import PQueue from 'p-queue';
import {add, cannotRun, judge, leftOut, missingLibraries, summary, triedAgain, type Verdict} from './run/results.ts';
import {findPage, pageSteps} from './run/page.ts';
import {progressLine, type Running} from './run/progress.ts';
import {runCommand} from './run/script.ts';
import {selectSteps, type Step} from './run/steps.ts';
import {missingTools, type Tool} from './run/tools.ts';

const AT_ONCE = 2;
/** After so many seconds without a line comes one that says how far the steps are. */
const QUIET_SECONDS = Number(process.env.TEST_QUIET_SECONDS ?? 20);
/** The programs that the chosen steps need and that this machine lacks. */
let missing: readonly Tool[] = [];
const ci = !['', 'false', '0'].includes(process.env.CI ?? '');
const scratch = mkdtempSync(join(tmpdir(), 'npm-test-'));
process.on('exit', () => rmSync(scratch, {recursive: true}));

/** The folders where Maven leaves its reports. */
function surefireFolders(): string[] {
  return readdirSync('samples')
    .map((module) => join('samples', module, 'target/surefire-reports'))
    .filter((folder) => existsSync(folder));
}

/** The reports that a step left: those of Maven's modules, or the file that its runner was told to write. */
function readReports(step: Step, file: string): string[] {
  if (step.kind !== 'surefire') return existsSync(file) ? [readFileSync(file, 'utf8')] : [];
  return surefireFolders().flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^TEST-.*\.xml$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}

const running = new Map<string, {step: Step; start: number; output: string}>();
let lastLine = Date.now();

function print(line: string): void {
  console.log(line);
  lastLine = Date.now();
}

/** Says how far the steps are, unless a line has come lately. */
function tellProgress(): void {
  if (running.size === 0 || Date.now() - lastLine < QUIET_SECONDS * 1000) return;
  const steps = [...running.values()].map(({step, start, output}): Running => {
    return {name: step.name, kind: step.kind, output, seconds: (Date.now() - start) / 1000};
  });
  print(progressLine(steps));
}

/** Runs the script of a step, so that its runner leaves a report besides what it prints. */
async function runStep(step: Step): Promise<{verdict: Verdict; output: string; notes: readonly string[]}> {
  const file = join(scratch, `${step.name.replace(':', '-')}.json`);
  const args = {
    check: [],
    surefire: [],
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--reporter=list,json'],
  }[step.kind];
  if (step.kind === 'surefire') surefireFolders().forEach((folder) => rmSync(folder, {recursive: true}));
  const command = [...(step.command ?? ['npm', 'run', '--silent', step.name, '--']), ...args];
  const state = {step, start: Date.now(), output: ''};
  running.set(step.name, state);
  const env = {PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...step.env};
  const {problem, output} = await runCommand(command, env, (text) => (state.output = text));
  running.delete(step.name);
  const reports = readReports(step, file);
  const verdict = judge(step.kind, problem, output, reports);
  const tried = step.kind === 'playwright' && !verdict.reason ? reports.flatMap(triedAgain) : [];
  // A step that failed has its whole output printed.
  return {verdict, output, notes: verdict.failed > 0 ? tried : [...leftOut(output), ...tried]};
}

/** Runs a step, or tells why it cannot run, and prints its line. */
async function perform(step: Step, failedBefore: readonly string[]): Promise<Verdict> {
  const start = Date.now();
  const refused = cannotRun(step, missing, failedBefore, ci);
  const {verdict, output, notes} = refused ? {verdict: refused, output: '', notes: []} : await runStep(step);
  const seconds = `${((Date.now() - start) / 1000).toFixed(1)} s`;
  const state = verdict.failed > 0 ? 'FAILED' : verdict.passed > 0 ? 'passed' : 'skipped';
  print(`${state.padEnd(8)}${step.name.padEnd(17)}${seconds.padStart(8)}  ${verdict.reason ?? summary(verdict)}`);
  if (verdict.failed > 0 && output)
    console.log([output.trimEnd(), ...missingLibraries(output), `------- end of ${step.name}`].join('\n'));
  notes.forEach((line) => console.log(`        ${line}`));
  return verdict;
}

/** The steps that the command line asks for. */
function chosenSteps(): readonly Step[] {
  try {
    const {only, page} = parseArgs({options: {only: {type: 'string'}, page: {type: 'string'}}}).values;
    if (only !== undefined && page !== undefined)
      throw new Error('--only and --page exclude each other: --only names steps, --page has steps of its own.');
    return page === undefined ? selectSteps((only ?? '').split(',').filter(Boolean)) : pageSteps(findPage('.', page));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

/** Runs the chosen steps and prints the sum. The repository is CommonJS for Docusaurus, so there is no top-level await. */
async function main(): Promise<void> {
  const steps = chosenSteps();
  const tools = [...new Set(steps.flatMap((step) => step.tools ?? []))];
  if (tools.length > 0) spawnSync('bash', ['tests/setup.sh'], {stdio: 'inherit'});
  missing = missingTools(tools);

  const timer = setInterval(tellProgress, 500);
  const queue = new PQueue({concurrency: AT_ONCE});
  const verdicts = new Map<string, Promise<Verdict>>();
  for (const [index, step] of steps.entries()) {
    const earlier = [...(step.needs ?? []), ...(step.after ?? [])];
    const before = earlier.map(async (name) => {
      const verdict = await verdicts.get(name);
      return verdict && (verdict.failed > 0 || verdict.passed === 0) ? [name] : [];
    });
    const done = Promise.all(before).then((failed) =>
      queue.add(() => perform(step, failed.flat()), {priority: -index}),
    );
    verdicts.set(step.name, done);
  }
  const total = add(...(await Promise.all(verdicts.values())));
  clearInterval(timer);
  console.log(summary(total));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

void main();
