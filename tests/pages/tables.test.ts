/** The tables of the pages, as their sources have them: those that are typed and those that a sample prints. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const siteDir = path.join(import.meta.dirname, '../..');
const list = (folder: string): string[] =>
  fs
    .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name));

const pages = ['docs', 'blog', 'src/pages'].flatMap(list).filter((name) => name.endsWith('.mdx'));
const outputs = list('samples').filter((name) => name.endsWith('.out'));
const TYPED = /^\|(.+)\|\n\|[ :|-]+\|$/gm;
const PRINTED = /^```table output=(\S+)/gm;

interface Header {
  readonly file: string;
  readonly cells: string[];
}

/** The header of each table: where it is written, and its cells. */
const headers: readonly Header[] = pages.flatMap((file) => {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const typed = [...text.matchAll(TYPED)].map(([, row]) => ({file, cells: row!.split('|')}));
  const printed = [...text.matchAll(PRINTED)].map(([, sample]) => {
    const output = outputs.find((name) => name.endsWith(`/src/docs/${sample}.out`));
    expect(output, `${file}: ${sample}`).toBeDefined();
    const [row = ''] = fs.readFileSync(path.join(siteDir, output!), 'utf8').split('\n', 1);
    return {file: output!, cells: row.split('\t')};
  });
  return [...typed, ...printed];
});

it('finds typed and printed tables', () => {
  expect(headers.filter(({file}) => file.endsWith('.mdx')).length).toBeGreaterThan(40);
  expect(headers.filter(({file}) => file.endsWith('.out')).length).toBeGreaterThan(140);
});

it('each cell of a header begins as a sentence does, or is code', () => {
  const off = headers.flatMap(({file, cells}) =>
    cells
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '' && !/^[\p{Lu}\p{N}…`]/u.test(cell))
      .map((cell) => `${file}: ${cell}`),
  );
  expect(off, 'begin each of these with a capital, a digit, "…" or code').toEqual([]);
});
