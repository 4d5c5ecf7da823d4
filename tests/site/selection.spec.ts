/** What a reader selects on a page and pastes elsewhere is text: the labels of buttons and of languages stay behind. */
import {readFileSync} from 'node:fs';
import {builtFile, DOCUMENTS, expect, open, test} from './site.ts';

/** The classes of what a document is made of. */
const parts = (route: string): Set<string> =>
  new Set(
    [
      ...readFileSync(builtFile(route), 'utf8')
        .replace(/^.*?<article/s, '')
        .matchAll(/ class=("[^"]*"|[^\s>]+)/g),
    ].map(([, names]) => names!),
  );

/** A few documents that have together every part which some document has. */
function samples(): string[] {
  const all = new Map(DOCUMENTS.map((route) => [route, parts(route)]));
  const chosen: string[] = [];
  for (;;) {
    const seen = new Set(chosen.flatMap((route) => [...all.get(route)!]));
    const fresh = (route: string): number => [...all.get(route)!].filter((part) => !seen.has(part)).length;
    const best = DOCUMENTS.reduce((one, other) => (fresh(other) > fresh(one) ? other : one));
    if (fresh(best) === 0) return chosen;
    chosen.push(best);
  }
}

/** Stands in each label while the test looks for it in the pasted text. */
const LABEL = '⁂';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const route of samples()) {
  test(`/${route}: a selection over the article, pasted, has its text and no label`, async ({page}) => {
    await open(page, route);
    const {labels, code} = await page.evaluate((label) => {
      const article = document.querySelector('article')!;
      for (const fold of article.querySelectorAll('details')) fold.open = true;
      const marked = [...article.querySelectorAll('button, [role=tab], [class*=language_], [aria-live], .hash-link')];
      for (const one of marked) one.append(label);
      getSelection()!.selectAllChildren(article);
      const shown = [...article.querySelectorAll('pre > code')].filter((one) => one.checkVisibility());
      return {labels: marked.length, code: shown.map(({textContent}) => textContent)};
    }, LABEL);
    expect(labels).toBeGreaterThan(0);
    await page.keyboard.press('Control+C');
    const [text, html] = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return Promise.all(['text/plain', 'text/html'].map(async (type) => (await item!.getType(type)).text()));
    });
    const around = (pasted: string): string[] =>
      [...pasted.matchAll(new RegExp(`.{0,40}${LABEL}.{0,10}`, 'gs'))].map(([found]) => found);
    expect(around(text!)).toEqual([]);
    expect(around(html!)).toEqual([]);
    const words = (one: string): string => one.replace(/\s+/g, ' ').trim();
    for (const block of code) expect(words(text!)).toContain(words(block));
  });
}
