/** Reads the reports of the test runners, judges each step, and adds all up. */
import {XMLParser} from 'fast-xml-parser';
import type {Kind, Step} from './steps.ts';
import {TOOLS, type Tool} from './tools.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Verdict extends Counts {
  /** Why a step was not run, or failed in another way than by a failing test. */
  readonly reason?: string;
}

const NONE: Counts = {passed: 0, failed: 0, skipped: 0};

export function add(...all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    NONE,
  );
}

/** The last line of `npm test`. */
export function summary({passed, failed, skipped}: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly {readonly status: string}[];
  }[];
}

/** A test file that could not even be loaded has no failing test: it counts as one. */
export function readVitest(json: string): Counts {
  const report = JSON.parse(json) as VitestReport;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A file, or a group of tests in it, in the report of Playwright. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {readonly status: string; readonly results: readonly {readonly status: string}[]}[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Titles of the tests whose first try only ran out of time. */
function stoodStill({suites = [], specs = []}: Suite): string[] {
  const here = specs.filter(({tests}) =>
    tests.some(({status, results}) => status === 'flaky' && results[0]?.status === 'timedOut'),
  );
  return [...here.map(({title}) => title), ...suites.flatMap(stoodStill)];
}

/**
 * A test that passed only when it was tried again counts as failed, unless its first try found nothing wrong and ran out of
 * time: a browser without a screen has been seen to stand still for minutes.
 */
export function readPlaywright(json: string): Counts {
  const report = JSON.parse(json) as PlaywrightReport;
  const {expected, unexpected, flaky, skipped} = report.stats;
  const late = stoodStill(report).length;
  return {passed: expected + late, failed: unexpected + flaky - late, skipped};
}

/** A line for each test that was tried again because the browser stood still. */
export function triedAgain(json: string): string[] {
  return stoodStill(JSON.parse(json) as PlaywrightReport).map(
    (title) => `tried again, the browser stood still: ${title}`,
  );
}

interface SurefireReport {
  readonly testsuite: Record<'tests' | 'failures' | 'errors' | 'skipped', string>;
}

export function readSurefire(xml: string): Counts {
  const parser = new XMLParser({ignoreAttributes: false, attributeNamePrefix: ''});
  const {testsuite} = parser.parse(xml) as SurefireReport;
  const failed = Number(testsuite.failures) + Number(testsuite.errors);
  const skipped = Number(testsuite.skipped);
  return {passed: Number(testsuite.tests) - failed - skipped, failed, skipped};
}

const READERS: Record<Exclude<Kind, 'check'>, (report: string) => Counts> = {
  vitest: readVitest,
  playwright: readPlaywright,
  surefire: readSurefire,
};

/** Whether a step runs: undefined, or what it counts as without having run. */
export function cannotRun(
  step: Step,
  missing: readonly Tool[],
  failedBefore: readonly string[],
  ci: boolean,
): Verdict | undefined {
  const lacks = (step.tools ?? []).filter((tool) => missing.includes(tool)).map((tool) => TOOLS[tool].title);
  if (lacks.length > 0) {
    const reason = `not run: no ${lacks.join(' and no ')} here; \`bash tests/setup.sh\` installs it or says how`;
    return ci ? {...NONE, failed: 1, reason} : {...NONE, skipped: 1, reason};
  }
  const unmet = (step.needs ?? []).filter((name) => failedBefore.includes(name));
  if (unmet.length > 0) return {...NONE, skipped: 1, reason: `not run: ${unmet.join(' and ')} did not pass`};
  return undefined;
}

/** A check that had to leave out a part of its work prints a line that starts with "skipped: ". */
export function leftOut(output: string): string[] {
  return output.split('\n').filter((line) => line.startsWith('skipped: '));
}

/** What a step that ran counts as. `problem` says how the process ended, and is empty when it ended well. */
export function judge(kind: Kind, problem: string, output: string, reports: readonly string[]): Verdict {
  if (kind === 'check') {
    const skipped = leftOut(output).length;
    return problem ? {passed: 0, failed: 1, skipped, reason: problem} : {passed: 1, failed: 0, skipped};
  }
  const fail = (reason: string): Verdict => ({...counts, failed: counts.failed + 1, reason});
  let counts = NONE;
  if (reports.length === 0) return fail(`gave no report${problem && `, ${problem}`}`);
  try {
    counts = add(...reports.map(READERS[kind]));
  } catch (error) {
    return fail(`gave a report that cannot be read: ${String(error)}`);
  }
  if (!Number.isInteger(counts.passed + counts.failed + counts.skipped)) {
    counts = NONE;
    return fail('gave a report without numbers');
  }
  if (counts.passed + counts.failed === 0) return fail('ran no test');
  if (problem && counts.failed === 0) return fail(`${problem}, though no test failed`);
  return counts;
}

/** What to do about a sample whose import Maven does not find, for each module that has one; empty when all are found. */
export function missingLibraries(output: string): string[] {
  const lacks = output.matchAll(/samples[/\\]([\w-]+)[/\\]src\S*\.java:\S* (?:error: )?package (\S+) does not exist/g);
  const lines = [...lacks].map(
    ([, module, name]) =>
      `No library of samples/${module}/pom.xml has the package ${name}: add it there, and its version to samples/pom.xml`,
  );
  return [...new Set(lines)];
}
