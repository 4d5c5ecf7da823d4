/**
 * `npm test`: runs every check and test, two at a time, and adds up what they counted.
 * `npm test -- --only unit,site` runs some of them, with the steps that these need.
 *
 * A line per step; the whole output of a step that failed; the last line is `N passed, N failed, N skipped`.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import PQueue from 'p-queue';
import {add, cannotRun, judge, leftOut, summary, type Verdict} from './run/results.ts';
import {runScript} from './run/script.ts';
import {selectSteps, type Step} from './run/steps.ts';
import {missingTools, type Tool} from './run/tools.ts';

const AT_ONCE = 2;
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

/** Runs the script of a step, so that its runner leaves a report besides what it prints. */
async function runStep(step: Step): Promise<{verdict: Verdict; output: string}> {
  const file = join(scratch, `${step.name.replace(':', '-')}.json`);
  const args = {
    check: [],
    surefire: [],
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--reporter=list,json'],
  }[step.kind];
  if (step.kind === 'surefire') surefireFolders().forEach((folder) => rmSync(folder, {recursive: true}));
  const {problem, output} = await runScript(step.name, args, {PLAYWRIGHT_JSON_OUTPUT_FILE: file});
  return {verdict: judge(step.kind, problem, output, readReports(step, file)), output};
}

/** Runs a step, or tells why it cannot run, and prints its line. */
async function perform(step: Step, failedBefore: readonly string[]): Promise<Verdict> {
  const start = Date.now();
  const refused = cannotRun(step, missing, failedBefore, ci);
  const {verdict, output} = refused ? {verdict: refused, output: ''} : await runStep(step);
  const seconds = `${((Date.now() - start) / 1000).toFixed(1)} s`;
  const state = verdict.failed > 0 ? 'FAILED' : verdict.passed > 0 ? 'passed' : 'skipped';
  console.log(`${state.padEnd(8)}${step.name.padEnd(17)}${seconds.padStart(8)}  ${verdict.reason ?? summary(verdict)}`);
  if (verdict.failed > 0 && output) console.log(`${output.trimEnd()}\n------- end of ${step.name}`);
  else leftOut(output).forEach((line) => console.log(`        ${line}`));
  return verdict;
}

/** The steps that the command line asks for. */
function chosenSteps(): readonly Step[] {
  try {
    const {values} = parseArgs({options: {only: {type: 'string', default: ''}}});
    return selectSteps(values.only.split(',').filter(Boolean));
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
  console.log(summary(total));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

void main();
