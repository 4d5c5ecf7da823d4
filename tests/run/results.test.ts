import {describe, expect, it} from 'vitest';
import {
  add,
  cannotRun,
  judge,
  leftOut,
  missingLibraries,
  readPlaywright,
  readSurefire,
  readVitest,
  summary,
  triedAgain,
} from './results.ts';

const vitest = (numPassedTests: number, numFailedTests: number, files: object[] = []) =>
  JSON.stringify({numPassedTests, numFailedTests, numPendingTests: 1, numTodoTests: 1, testResults: files});
const playwright = (stats: object, suites: object[] = []) =>
  JSON.stringify({suites, stats: {expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats}});
const surefire = (numbers: string) =>
  `<?xml version="1.0"?><testsuite name="Samples" ${numbers}><testcase/></testsuite>`;

describe('reading a report', () => {
  it('of vitest', () => expect(readVitest(vitest(5, 2))).toEqual({passed: 5, failed: 2, skipped: 2}));
  it('of vitest, with a file that cannot be loaded', () => {
    const files = [
      {status: 'failed', assertionResults: []},
      {status: 'failed', assertionResults: [{status: 'failed'}]},
      {status: 'passed', assertionResults: [{status: 'passed'}]},
    ];
    expect(readVitest(vitest(1, 1, files))).toEqual({passed: 1, failed: 2, skipped: 2});
  });
  it('of Playwright, where a flaky test is a failed one', () => {
    const report = playwright({expected: 7, unexpected: 1, flaky: 1, skipped: 3});
    expect(readPlaywright(report)).toEqual({passed: 7, failed: 2, skipped: 3});
  });
  it('of Playwright, where a browser that stood still is no failure', () => {
    const spec = (title: string, first: string) => ({
      title,
      tests: [{status: 'flaky', results: [{status: first}, {status: 'passed'}]}],
    });
    const report = playwright({expected: 7, flaky: 2}, [
      {suites: [{specs: [spec('late', 'timedOut')]}], specs: [spec('wrong', 'failed')]},
    ]);
    expect(readPlaywright(report)).toEqual({passed: 8, failed: 1, skipped: 0});
    expect(triedAgain(report)).toEqual(['tried again, the browser stood still: late']);
  });
  it('of Surefire, whose errors are failures', () => {
    const report = surefire('tests="9" errors="1" skipped="2" failures="3"');
    expect(readSurefire(report)).toEqual({passed: 3, failed: 4, skipped: 2});
  });
});

describe('the sum', () => {
  it('adds every column', () => {
    expect(add({passed: 1, failed: 2, skipped: 3}, {passed: 10, failed: 20, skipped: 30})).toEqual({
      passed: 11,
      failed: 22,
      skipped: 33,
    });
    expect(add()).toEqual({passed: 0, failed: 0, skipped: 0});
  });
  it('is one line', () => expect(summary({passed: 12, failed: 0, skipped: 3})).toBe('12 passed, 0 failed, 3 skipped'));
});

describe('a step that cannot run', () => {
  const samples = {name: 'test:samples', kind: 'surefire', tools: ['jdk', 'maven']} as const;
  const site = {name: 'test:site', kind: 'playwright', needs: ['check:build']} as const;

  it('runs when nothing is in the way', () => {
    expect(cannotRun(samples, ['chromium'], ['check:build'], true)).toBeUndefined();
    expect(cannotRun(site, ['jdk'], ['test:samples'], true)).toBeUndefined();
  });
  it('is skipped without its tools on a laptop', () => {
    const reason = 'not run: no JDK 17 or later here; `bash tests/setup.sh` installs it or says how';
    expect(cannotRun(samples, ['jdk'], [], false)).toEqual({passed: 0, failed: 0, skipped: 1, reason});
  });
  it('fails without its tools where CI is set', () => {
    const verdict = cannotRun(samples, ['jdk', 'maven'], [], true);
    expect(verdict).toMatchObject({passed: 0, failed: 1, skipped: 0});
    expect(verdict?.reason).toMatch(/^not run: no JDK 17 or later and no Maven/);
  });
  it('is skipped when a step that it needs has failed', () => {
    const reason = 'not run: check:build did not pass';
    expect(cannotRun(site, [], ['check:build'], true)).toEqual({passed: 0, failed: 0, skipped: 1, reason});
  });
});

describe('judging a check', () => {
  it('counts it as one test', () => {
    expect(judge('check', '', 'fine', [])).toEqual({passed: 1, failed: 0, skipped: 0});
    expect(judge('check', 'ended with exit code 2', 'bad', [])).toMatchObject({passed: 0, failed: 1, skipped: 0});
  });
  it('counts what it left out', () => {
    const output = 'fine\nskipped: zizmor (there is no Python)\nnot skipped: this\n';
    expect(leftOut(output)).toEqual(['skipped: zizmor (there is no Python)']);
    expect(judge('check', '', output, [])).toEqual({passed: 1, failed: 0, skipped: 1});
  });
});

describe('judging a runner', () => {
  it('adds up its reports', () => {
    const reports = [
      surefire('tests="2" errors="0" skipped="0" failures="0"'),
      surefire('tests="3" errors="0" skipped="1" failures="0"'),
    ];
    expect(judge('surefire', '', '', reports)).toEqual({passed: 4, failed: 0, skipped: 1});
  });
  it('takes failed tests as they are', () => {
    expect(judge('playwright', 'ended with exit code 1', '', [playwright({expected: 3, unexpected: 2})])).toEqual({
      passed: 3,
      failed: 2,
      skipped: 0,
    });
  });

  const none = {passed: 0, failed: 1, skipped: 0};
  it.each([
    ['no report', '', [], {...none, reason: 'gave no report'}],
    ['no report and a bad end', 'ended with SIGKILL', [], {...none, reason: 'gave no report, ended with SIGKILL'}],
    ['no test', '', [playwright({})], {...none, reason: 'ran no test'}],
    ['skipped tests only', '', [playwright({skipped: 4})], {passed: 0, failed: 1, skipped: 4, reason: 'ran no test'}],
    ['a report of another kind', '', ['{"stats": {}}'], {...none, reason: 'gave a report without numbers'}],
    [
      'a bad end without a failed test',
      'ended with exit code 1',
      [playwright({expected: 3})],
      {passed: 3, failed: 1, skipped: 0, reason: 'ended with exit code 1, though no test failed'},
    ],
  ])('fails with %s', (_, problem, reports, verdict) => {
    expect(judge('playwright', problem, '', reports)).toEqual(verdict);
  });
  it('fails with half a report', () => {
    const verdict = judge('vitest', '', '', ['{"numPassedTests": 3']);
    expect(verdict).toMatchObject(none);
    expect(verdict.reason).toMatch(/^gave a report that cannot be read: SyntaxError/);
  });
});

it('names the POM that lacks the library of an import', () => {
  const output = [
    '[ERROR] /site/samples/core/src/docs/tutorial/Yaml.java:[3,44] package org.github.gestalt.config.yaml does not exist',
    '[ERROR] /site/samples/core/src/docs/tutorial/Yaml.java:[9,5] cannot find symbol',
  ].join('\n');
  expect(missingLibraries(output)).toEqual([
    'No library of samples/core/pom.xml has the package org.github.gestalt.config.yaml: add it there, and its version to samples/pom.xml',
  ]);
  expect(missingLibraries('[ERROR] /site/samples/core/src/docs/Yaml.java:[9,5] cannot find symbol')).toEqual([]);
});
