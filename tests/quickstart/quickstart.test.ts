/**
 * A reader's first ten minutes: everything comes from the built page, nothing from the repository. The folders are
 * made by the page's commands, the files are those that it shows, and its last command must print what it says.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {blocks, readQuickstart} from './page.ts';

const PAGE = 'build/docs/tutorial/getting-started.html';
const OPTION_PAGE = 'docs/usecase/override-command-line.mdx';
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

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'quickstart-'));
});
afterEach(() => rmSync(scratch, {recursive: true}));

describe.each(['Java', 'Kotlin'] as const)('the first program in %s', (language) => {
  it(
    'runs as the page says, and prints what it shows',
    () => {
      if (!existsSync(PAGE)) throw new Error(`There is no ${PAGE}; run "npm run build" first.`);
      const page = readQuickstart(readFileSync(PAGE, 'utf8'), language);
      shell(page.setup, scratch);
      const root = join(scratch, page.folder);
      for (const {name, folder, text} of page.files) writeFileSync(join(root, folder, name), `${text}\n`);
      expect(shell(page.run, root)).toBe(`${page.output}\n`);
    },
    10 * MINUTES,
  );
});

describe('an option on the command line of Maven', () => {
  it(
    'reaches the program, with the command that the page shows',
    () => {
      const page = readQuickstart(readFileSync(PAGE, 'utf8'), 'Java');
      const command = /^mvn .*-Dhttp\.pool\.maxTotal=200$/m.exec(readFileSync(OPTION_PAGE, 'utf8'))?.[0];
      if (!command) throw new Error(`${OPTION_PAGE} shows no command of Maven with the option.`);
      shell(page.setup, scratch);
      const root = join(scratch, page.folder);
      const build = page.files.find(({name}) => name === 'pom.xml')?.text ?? '';
      writeFileSync(join(root, 'pom.xml'), build.replaceAll('FirstConfig', 'SystemPropertyWins'));
      const sample = (name: string): string => readFileSync(join(OPTION_SAMPLES, name), 'utf8');
      const program = sample('SystemPropertyWins.java').replace(/^package .*$/m, '');
      writeFileSync(join(root, 'src/main/java/SystemPropertyWins.java'), program);
      writeFileSync(join(root, 'src/main/resources/application.properties'), sample('application.properties'));
      expect(shell(command, root)).toBe(sample('SystemPropertyWins.java.out'));
    },
    10 * MINUTES,
  );
});

describe('the reader of the page', () => {
  const block = (title: string, text: string, place = ''): string =>
    `${place && `<p>Into <code>${place}</code>:</p>`}<figure><figcaption>${title}</figcaption><pre>${text}</pre></figure>`;
  const parts = {
    'commands that make the folders': block('', 'mkdir -p booking/src\ncd booking'),
    'build file (pom.xml)': block('pom.xml', '&lt;project>', 'booking'),
    'file application.properties': block('application.properties', 'http.port = 8080', 'src'),
    'program (*.java)': block('FirstConfig.java', 'setResource("application.properties")', 'src'),
    'command that runs': block('', 'mvn -q compile exec:java'),
    'output after the command': block('Output', 'Port: 8080'),
  };
  const page = (list: readonly string[]): string =>
    `<article><h2>Run</h2>${list.join('')}<h2>More</h2>${block('Other.java', 'class Other')}</article>`;

  it('is read whole up to its second section', () => {
    const {files, folder, output} = readQuickstart(page(Object.values(parts)), 'Java');
    expect(files.map((file) => `${file.folder}/${file.name}`)).toEqual([
      './pom.xml',
      'src/application.properties',
      'src/FirstConfig.java',
    ]);
    expect({folder, output}).toEqual({folder: 'booking', output: 'Port: 8080'});
  });

  it.each(Object.keys(parts))('fails without the %s, and names it', (missing) => {
    const rest = Object.entries(parts).flatMap(([name, html]) => (name === missing ? [] : [html]));
    expect(() => readQuickstart(page(rest), 'Java')).toThrow(`The page shows no ${missing}`);
  });

  it('is read tab by tab, also where tabs lie in tabs', () => {
    const tabs = (panels: Readonly<Record<string, string>>): string =>
      `<div><ul role=tablist>${Object.keys(panels)
        .map((label) => `<li role=tab>${label}`)
        .join('')}</ul><div>${Object.values(panels)
        .map((html) => `<div role=tabpanel>${html}</div>`)
        .join('')}</div></div>`;
    const tools = {Maven: block('pom.xml', 'm'), Gradle: block('build.gradle', 'g')};
    expect(blocks(page([tabs({Java: tabs(tools), Kotlin: tabs(tools)})])).map((one) => one.tabs.join())).toEqual([
      'Java,Maven',
      'Java,Gradle',
      'Kotlin,Maven',
      'Kotlin,Gradle',
    ]);
  });

  it('keeps the lines of a block, whether they end with an element or a line break', () => {
    const lines = '<div>one<br/></div><div>two<br/></div>';
    expect(blocks(page([`<pre>${lines}</pre>`, '<pre>one\ntwo\n</pre>'])).map(({text}) => text)).toEqual([
      'one\ntwo',
      'one\ntwo',
    ]);
  });
});
