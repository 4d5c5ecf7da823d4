/** The index of errors has an entry for every error of the library, and none for anything else. Each leads to what explains it. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {ErrorIndex, readErrors} from '../../src/stages/03-markParts/errors.ts';
import {locate} from '../../src/stages/shared/locate.ts';
import {readText} from '../../src/stages/shared/readText.ts';

const siteDir = path.join(import.meta.dirname, '../..');
const page = readText(path.join(siteDir, 'docs/architecture/validation.mdx'));

const tables = [...page.matchAll(/<ErrorRows>\n\n[^]*?\n\n<\/ErrorRows>/g)].map(([table]) => table);
const rows = tables.flatMap((table) => table.split('\n').filter((line) => line.startsWith('| `')));

/** The first cells of rows that no page explains. */
const WITHOUT_LINK: ReadonlySet<string> = new Set([
  // The library never makes one.
  '`NullValueDecodingObject`',
]);

it('every error class and every message of an exception has one entry', () => {
  const errors = readErrors(siteDir);
  const index = new ErrorIndex(errors);
  for (const row of rows) for (const [, name] of (row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)) index.take(name!);
  expect(() => index.finish()).not.toThrow();
  expect(errors.length).toBeGreaterThan(200);
});

it('every row, also of an exception that is not of the library, has a link to what explains it', () => {
  const printed = [...page.matchAll(/^```table output=(\S+) rows=other messages$/gm)].flatMap(([, target]) => {
    const [, ...lines] = locate(siteDir, `${target}.out`).text.trimEnd().split('\n');
    return lines.map((line) => line.split('\t'));
  });
  expect(printed.length).toBeGreaterThan(20);
  const typed = rows.map((row) => row.slice('| '.length, -' |'.length).split(' | '));
  const without = [...typed, ...printed].filter((cells) => !/\[[^\]]+\]\([^)]+\)/.test(cells.at(-1)!));
  expect(without.map(([first]) => first)).toEqual([...WITHOUT_LINK]);
});
