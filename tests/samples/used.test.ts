/** Every sample is shown by a page or proves a sentence of one; one that does neither, and a region that no page uses, fails. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {candidates, sampleRoots} from '../../src/stages/shared/locate.ts';
import {filesOf, findReferences} from '../../src/stages/shared/reference.ts';
import {findRegions} from '../../src/stages/shared/region.ts';

const siteDir = path.join(import.meta.dirname, '../..');

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name))
    .filter((file) => fs.statSync(file).isFile());

/** What the pages show: each file with the regions, `undefined` for a whole file. */
const shown = new Map<string, Set<string | undefined>>();
for (const page of ['docs', 'blog', 'src/pages'].flatMap((folder) => filesBelow(path.join(siteDir, folder)))) {
  if (!page.endsWith('.mdx')) continue;
  for (const reference of findReferences(fs.readFileSync(page, 'utf8'))) {
    const [output] = reference.kind === 'output' ? filesOf(reference) : [];
    for (const file of (output ? [output] : filesOf(reference)).flatMap((name) => candidates(siteDir, name))) {
      shown.set(file, (shown.get(file) ?? new Set()).add(reference.region));
    }
  }
}

const samples = sampleRoots(siteDir).flatMap(filesBelow);
const relative = (file: string): string => path.relative(siteDir, file);

/** A line such as `// proves docs/advanced/reload-strategies.mdx: an exception of a listener ends the timer`. */
const PROOF = /^\/\/ proves (\S+\.mdx): \S/m;

/** What is wrong with a program that no page shows. */
function findFault(text: string, file: string): string[] {
  const page = PROOF.exec(text)?.[1];
  if (!page) return [`${file}: no page shows it; include it, or write "// proves docs/…/page.mdx: what it proves"`];
  return fs.existsSync(path.join(siteDir, page)) ? [] : [`${file}: there is no ${page}, where it proves something`];
}

it('finds samples and pages', () => {
  expect(samples.length).toBeGreaterThan(50);
  expect(shown.size).toBeGreaterThan(50);
});

it('every program is shown, or names the page that has the sentence it proves', () => {
  const programs = samples.filter((file) => /\.(?:java|kt)$/.test(file));
  const unused = programs.filter((file) => ![file, `${file}.out`].some((one) => shown.has(one)));
  expect(unused.flatMap((file) => findFault(fs.readFileSync(file, 'utf8'), relative(file)))).toEqual([]);
});

it('every region is shown, by itself or with its whole file', () => {
  const unused = samples.flatMap((file) => {
    const uses = shown.get(file);
    if (uses?.has(undefined) || /\.(?:out|run)$/.test(file)) return [];
    const regions = [...findRegions(fs.readFileSync(file, 'utf8').split(/\r?\n/)).keys()];
    return regions.filter((name) => !uses?.has(name)).map((name) => `${relative(file)}#${name}`);
  });
  expect(unused).toEqual([]);
});
