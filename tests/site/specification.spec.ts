/** Every row of tests/specification.md names tests that exist. */
import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from './site.ts';

/** The titles that a test file gives, with `…` for each part that is filled in when it runs. */
function titlesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const title = /(?:^\s*|[\w)]\(\s*)(['`])((?:\\.|(?!\1).)+)\1(?=\s*[,:])/gm;
  return [...readFileSync(file, 'utf8').matchAll(title)].map(([, , text]) => text!.replace(/\$\{[^}]*\}|%[so]/g, '…'));
}

const rows = readFileSync('tests/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter(([statement]) => !/^(Statement|:?-+)$/.test(statement!));

test('each statement of the specification names a test that exists', () => {
  const unproven = rows.filter(([, cell = '']) => {
    const named = [...cell.matchAll(/`([^`]+) › ([^`]+)`/g)];
    return named.length === 0 || named.some(([, file, title]) => !titlesOf(`tests/${file!}`).includes(title!));
  });
  expect(unproven.map((cells) => cells.join(' | '))).toEqual([]);
});

test('each section of the specification has a row', () => {
  const text = readFileSync('tests/specification.md', 'utf8');
  const sections = text.split(/^## /m).slice(1);
  expect(sections.map((section) => Number(section.charAt(0)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(sections.filter((section) => !section.includes(' › ')).map((section) => section.slice(0, 40))).toEqual([]);
});
