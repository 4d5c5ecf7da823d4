/** Links to terms: what each has to show is what its target says. */
import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {baseUrl} from '../../../src/site.ts';
import {BUILT, builtFile, expect} from '../site.ts';
import {check, type Visit} from './visit.ts';

export const built = (route: string) => load(readFileSync(builtFile(route), 'utf8'));
const words = (text: string): string => text.replace(/\s+/g, ' ');

/** The routes whose text links to a term, each with the addresses. */
export const LINKING = BUILT.map((route) => {
  const page = built(route);
  const links = page('main a[href*="#term-"]').toArray();
  return {route, links: links.map((one) => one.attribs.href!)};
}).filter(({links}) => links.length > 0);

async function haveTheirSentences({page, route}: Visit): Promise<void> {
  const shown = await page.locator('main a[aria-describedby]').evaluateAll((all) =>
    all.map((one) => ({
      url: (one as HTMLAnchorElement).pathname,
      hash: (one as HTMLAnchorElement).hash,
      text: document.getElementById(one.getAttribute('aria-describedby')!)!.textContent,
      ids: document.querySelectorAll(`[id="${one.getAttribute('aria-describedby')}"]`).length,
    })),
  );
  for (const {url, hash, text, ids} of shown.filter((one) => one.hash.startsWith('#term-'))) {
    const target = built(url.slice(baseUrl().length));
    const paragraph = target(`dfn[id="${hash.slice(1)}"]`)
      .closest('p, li')
      .text();
    expect(text.length, `${route} ${hash}`).toBeGreaterThan(20);
    expect(words(paragraph), `${route} ${hash}`).toContain(words(text).slice(0, -1));
    expect(ids, `${route} ${hash}`).toBe(1);
  }
}

export const TERMS = [
  check(
    'each link to a term has the sentence that its target says, word by word, and on every page the same',
    {way: 'desk', routes: LINKING.map(({route}) => route)},
    haveTheirSentences,
  ),
];
