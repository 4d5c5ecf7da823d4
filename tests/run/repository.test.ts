/** What a maintainer takes for granted: each test is run, each command that a document names exists, updates come for all. */
import {execFileSync, spawnSync} from 'node:child_process';
import {dirname} from 'node:path';
import {expect, it} from 'vitest';
import {readText} from '../../src/stages/shared/readText.ts';

const {scripts} = JSON.parse(readText('package.json')) as {scripts: Record<string, string>};
const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).trim().split('\n');

it('a step runs each file of tests', () => {
  const folders = Object.entries(scripts)
    .filter(([name, command]) => name.startsWith('test:') && command.startsWith('vitest run '))
    .flatMap(([, command]) => command.split(' ').slice(2));
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  expect(tests.length).toBeGreaterThan(30);
  expect(tests.filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  expect(specs.filter((file) => !file.startsWith('tests/site/'))).toEqual([]);
});

it('each script that a document, a workflow or a message names exists', () => {
  const told = files.filter((file) => /(^[A-Z]+\.md|\.(ts|tsx|sh|yml)|\.ci\/run|pom\.xml)$/.test(file));
  const unknown = told.flatMap((file) =>
    [...readText(file).matchAll(/\bnpm (?:run (?:--silent )?([a-z][\w:]*)|(start|test\w*)\b)/g)]
      .map(([, run, short]) => run ?? short!)
      .filter((name) => !(name in scripts))
      .map((name) => `${file}: ${name}`),
  );
  // In tests of messages, where the name is meant to be unknown.
  expect(unknown.filter((one) => !one.includes('.test.ts:'))).toEqual([]);
});

it('package-lock.json names no host', () => {
  expect(readText('package-lock.json')).not.toContain('"resolved": "http');
});

it('a checkout has line feeds, whatever the system', () => {
  const kinds = ['README.md', 'package.json', ...files.filter((file) => file.endsWith('.out')).slice(0, 1)];
  const found = execFileSync('git', ['check-attr', 'text', 'eol', '--', ...kinds], {encoding: 'utf8'});
  for (const kind of kinds) {
    expect(found).toContain(`${kind}: text: auto\n`);
    expect(found).toContain(`${kind}: eol: lf\n`);
  }
});

it('updates come for each folder that names versions of others', () => {
  const asked = [...readText('.github/dependabot.yml').matchAll(/package-ecosystem: (\S+)\n {4}directory: (\S+)/g)];
  const folders: Record<string, string> = {
    npm: `/${dirname(files.find((file) => file.endsWith('package.json'))!).replace('.', '')}`,
    maven: `/${dirname(files.find((file) => file.endsWith('pom.xml') && readText(file).includes('<modules>'))!)}`,
    'github-actions': '/',
  };
  expect(Object.fromEntries(asked.map(([, system, folder]) => [system, folder]))).toEqual(folders);
});

it('names of files differ by more than case', () => {
  const small = files.map((file) => file.toLowerCase());
  expect(files.filter((_, index) => small.indexOf(small[index]!) !== index)).toEqual([]);
});

// cspell:words blorptify frobnicatex qwxyzzy
it('the spelling check reads notes, not the names of samples, and says what to do', {timeout: 60_000}, () => {
  const input = '```java sample=docs/qwxyzzy/Name.java#blorptify note="frobnicatex"\n```\n';
  const check = spawnSync('npx', ['cspell', '--no-progress', 'stdin://docs/page.mdx'], {input, encoding: 'utf8'});
  const said = check.stdout + check.stderr;
  expect(said.match(/Unknown word \(\w+\)/g)).toEqual(['Unknown word (frobnicatex)']);
  expect(said).toContain('or add it to cspell-words.txt');
});
