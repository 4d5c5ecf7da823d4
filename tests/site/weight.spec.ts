/** The budgets of a page's bytes, after gzip. `npm run bench` prints the figures beside those of the stock theme. */
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {weigh} from '../bench/measure.ts';
import {BUILT, builtFile, expect, test} from './site.ts';

const kibibytes = (route: string): number => gzipSync(readFileSync(builtFile(route))).length / 1024;

test('scripts and styles: home at most 140 KiB, every other page at most 150, styles 18', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  for (const route of BUILT) {
    const {script, stylesheet} = await weigh(browser, baseURL! + route);
    expect(script, `scripts of /${route}`).toBeLessThanOrEqual(route === '' ? 140 : 150);
    expect(script, `scripts of /${route} were seen`).toBeGreaterThan(50);
    expect(stylesheet, `styles of /${route}`).toBeLessThanOrEqual(18);
  }
});

test('HTML: getting-started and the median of all docs pages at most 14 KiB, no page over 40', () => {
  const docs = BUILT.filter((route) => route.startsWith('docs/')).map(kibibytes);
  docs.sort((a, b) => a - b);
  expect(docs.length).toBeGreaterThan(4);
  expect(docs[docs.length >> 1]).toBeLessThanOrEqual(14);
  expect(kibibytes('docs/tutorial/getting-started')).toBeLessThanOrEqual(14);
  for (const route of BUILT) expect(kibibytes(route), `/${route}`).toBeLessThanOrEqual(40);
});
