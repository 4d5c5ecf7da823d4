/** A page leads to others and is led to from others, or a reader who follows links does not get there. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const docs = path.join(import.meta.dirname, '../../docs');
const LINK = /\]\(([^)\s#]+\.mdx)(?:#[^)\s]*)?\)|URL="([^"#]+\.mdx)(?:#[^"]*)?"/g;

/** The pages that each page links to, in text and in diagrams; a link to itself does not count. */
function readLinks(folder: string): Map<string, Set<string>> {
  const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => name.replaceAll('\\', '/'));
  const pages = names.filter((name) => name.endsWith('.mdx'));
  return new Map(
    pages.map((page) => {
      const text = fs.readFileSync(path.join(folder, page), 'utf8');
      const targets = [...text.matchAll(LINK)].map(([, link, url]) =>
        path.posix.join(path.posix.dirname(page), link ?? url ?? ''),
      );
      return [page, new Set(targets.filter((target) => target !== page && pages.includes(target)))];
    }),
  );
}

const links = readLinks(docs);
/** `samples` is a list of all programs, made when the site is built: each of its rows links to a page. */
const GENERATED = new Set(['tutorial/samples.mdx']);

it('finds links', () => {
  expect(links.size).toBeGreaterThan(40);
  expect(links.get('tutorial/getting-started.mdx')?.size).toBeGreaterThan(2);
});

it('every page links to two others', () => {
  const few = [...links].filter(([page, to]) => to.size < 2 && !GENERATED.has(page)).map(([page]) => `docs/${page}`);
  expect(
    few,
    'give each of these links to two more pages, by file: [reload](../advanced/reload-strategies.mdx)',
  ).toEqual([]);
});

it('every page is linked from two others', () => {
  const few = [...links.keys()].filter((page) => [...links.values()].filter((to) => to.has(page)).length < 2);
  expect(
    few.map((page) => `docs/${page}`),
    'link to each of these from two other pages',
  ).toEqual([]);
});

/** What a page has from its last heading on, which is "Related" or "Next". */
const ENDS = /^## (?:Related|Next)\b.*\n\n([^]+?)\n(?:\n<VerifiedWith .*\/>\n)?$(?![^])/m;
const ITEM = /^(?:-|\d+\.) .*(?:\n {2,}.*)*$/gm;

it('every page ends with two to four links that lead on, and then with its versions if it has them', () => {
  const off = [...links.keys()].flatMap((page) => {
    const text = fs.readFileSync(path.join(docs, page), 'utf8');
    const [, section = ''] = ENDS.exec(text) ?? [];
    const items = section.match(ITEM) ?? [];
    if (/^<VerifiedWith [^]*^## /m.test(text)) return [`docs/${page}: <VerifiedWith> is not at the end`];
    if (/^## |^<VerifiedWith/m.test(section)) return [`docs/${page}: something follows the links`];
    if (items.length < 2 || items.length > 4) return [`docs/${page}: ${items.length} links`];
    return items.filter((item) => !item.endsWith('.')).map((item) => `docs/${page}: no full stop: ${item}`);
  });
  expect(off, 'end with "Related" or "Next", two to four items with a full stop, then `<VerifiedWith>`').toEqual([]);
});
