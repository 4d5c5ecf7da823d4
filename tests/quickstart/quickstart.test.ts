/**
 * A reader's first ten minutes: everything comes from the built page, nothing from the repository. The files are those
 * that it shows, under the paths that it names; the first program and the complete one must print what it says.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {load} from 'cheerio';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {blocks, readQuickstart, type File} from './page.ts';

const PAGE = 'build/docs/tutorial/getting-started.html';
const OPTION_PAGE = 'build/docs/usecase/override-command-line.html';
const OPTION_SAMPLES = 'samples/core/src/docs/usecase/override_command_line';
const MINUTES = 60_000;

/** Maven would leave Kotlin's compiler running behind itself. */
const env = {...process.env, MAVEN_OPTS: '-Dkotlin.compiler.daemon=false'};

function shell(command: string, cwd: string): string {
  const {status, stdout, stderr} = spawnSync('bash', ['-ec', command], {cwd, env, encoding: 'utf8'});
  if (status !== 0) throw new Error(`"${command}" ended with ${status}:\n${stdout}${stderr}`);
  // Debian's Maven 3.8 ends with a colour code, even when no terminal reads it.
  return stripVTControlCharacters(stdout);
}

/** Saves files as a reader does whose editor makes the folders. */
function save(files: readonly File[], root: string): void {
  for (const {path, text} of files) {
    mkdirSync(dirname(join(root, path)), {recursive: true});
    writeFileSync(join(root, path), `${text}\n`);
  }
}

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'quickstart-'));
});
afterEach(() => rmSync(scratch, {recursive: true}));

describe.each(['Java', 'Kotlin'] as const)('the program in %s', (language) => {
  it(
    'runs as the page says at its beginning and at its end, and prints what it shows',
    () => {
      if (!existsSync(PAGE)) throw new Error(`There is no ${PAGE}; run "npm run build" first.`);
      const page = readQuickstart(readFileSync(PAGE, 'utf8'), language);
      save(page.files, scratch);
      expect(shell(page.run, scratch)).toBe(`${page.output}\n`);
      save(page.complete, scratch);
      expect(shell(page.run, scratch)).toBe(`${page.completeOutput}\n`);
    },
    10 * MINUTES,
  );
});

describe('an option on the command line of Maven', () => {
  it(
    'reaches the program, with the command that the page shows',
    () => {
      const page = readQuickstart(readFileSync(PAGE, 'utf8'), 'Java');
      const command = load(readFileSync(OPTION_PAGE, 'utf8'))('pre')
        .toArray()
        .map((one) => load(one).text())
        .find((text) => /^mvn .*"-Dhttp\.pool\.maxTotal=200"$/.test(text));
      if (!command) throw new Error(`${OPTION_PAGE} shows no command of Maven with the option.`);
      const pom = page.files.find(({path}) => path === 'pom.xml')?.text ?? '';
      const sample = (name: string): string => readFileSync(join(OPTION_SAMPLES, name), 'utf8');
      const program = sample('SystemPropertyWins.java').replace(/^package .*$/m, '');
      const files = [
        {path: 'pom.xml', text: pom.replaceAll('BookingService', 'SystemPropertyWins')},
        {path: 'src/main/java/SystemPropertyWins.java', text: program},
        {path: 'src/main/resources/application.properties', text: sample('application.properties')},
      ];
      save(files, scratch);
      expect(shell(command, scratch)).toBe(sample('SystemPropertyWins.java.out'));
    },
    10 * MINUTES,
  );
});

describe('the reader of the page', () => {
  const block = (title: string, text: string, place = ''): string =>
    `${place && `<p>Into <code>${place}</code>:</p>`}<figure><figcaption>${title}</figcaption><pre>${text}</pre></figure>`;
  const parts = {
    'build file (pom.xml)': block('pom.xml', '&lt;project>', 'booking'),
    'command that runs': block('', 'mvn -q compile exec:java'),
    'file application.properties, which the first program': block(
      'application.properties',
      'a = 1',
      'src/application.properties',
    ),
    'program (\\.java$)': block('Booking.java', 'setResource("application.properties")', 'src/Booking.java'),
    'output of the first program': block('Output', 'Port: 8080'),
  };
  const end = {
    'output of the complete program': block('Output', 'Port: 9090'),
    'complete program': block(
      'Booking.java',
      'import x; setResource("application.properties") setResource("dev.properties")',
    ),
    'file application.properties, which the complete program': block('application.properties', 'a = 1'),
    'file dev.properties, which the complete program': block('dev.properties', 'a = 2'),
  };
  const page = (first: readonly string[], last: readonly string[] = Object.values(end)): string =>
    `<article><h2>Set up</h2><h2>Run</h2>${first.join('')}<h2>More</h2>${last.join('')}</article>`;

  it('is read with the paths that its sentences name, at its beginning and at its end', () => {
    const {files, output, complete, completeOutput} = readQuickstart(page(Object.values(parts)), 'Java');
    expect(files.map(({path}) => path)).toEqual(['pom.xml', 'src/application.properties', 'src/Booking.java']);
    expect(complete.map(({path}) => path)).toEqual([
      'src/Booking.java',
      'src/application.properties',
      'src/dev.properties',
    ]);
    expect([output, completeOutput]).toEqual(['Port: 8080', 'Port: 9090']);
  });

  const without = (all: object, name: string): string[] =>
    Object.entries(all).flatMap(([key, html]) => (key === name ? [] : [html as string]));
  it.each(Object.keys(parts))('fails without the %s, and names it', (missing) => {
    expect(() => readQuickstart(page(without(parts, missing)), 'Java')).toThrow(`The page shows no ${missing}`);
  });
  it.each(Object.keys(end))('fails without the %s at the end, and names it', (missing) => {
    expect(() => readQuickstart(page(Object.values(parts), without(end, missing)), 'Java')).toThrow(
      `The page shows no ${missing}`,
    );
  });

  it('is read tab by tab, also where tabs lie in tabs', () => {
    const tabs = (panels: Readonly<Record<string, string>>): string =>
      `<div><ul role=tablist>${Object.keys(panels)
        .map((label) => `<li role=tab>${label}`)
        .join('')}</ul><div>${Object.values(panels)
        .map((html) => `<div role=tabpanel>${html}</div>`)
        .join('')}</div></div>`;
    const tools = {Maven: block('pom.xml', 'm'), Gradle: block('build.gradle', 'g')};
    expect(blocks(page([tabs({Java: tabs(tools), Kotlin: tabs(tools)})]), 1, 2).map((one) => one.tabs.join())).toEqual([
      'Java,Maven',
      'Java,Gradle',
      'Kotlin,Maven',
      'Kotlin,Gradle',
    ]);
  });

  it('keeps the lines of a block, whether they end with an element or a line break', () => {
    const lines = '<div>one<br/></div><div>two<br/></div>';
    expect(blocks(page([`<pre>${lines}</pre>`, '<pre>one\ntwo\n</pre>']), 1, 2).map(({text}) => text)).toEqual([
      'one\ntwo',
      'one\ntwo',
    ]);
  });
});
