/**
 * The budget of a page's HTML with the styles in it, after gzip; that of what it loads stands in everyRoute/weight.ts. `npm run bench` prints
 * the figures beside those of the stock theme.
 */
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {BUILT, builtFile, expect, test} from './site.ts';

/** In KiB. The index of errors is a reference of 130 rows on one page, because readers find it by a message that they paste. */
const MOST = {'docs/architecture/validation': 47} as Readonly<Record<string, number>>;

const kibibytes = (route: string): number => gzipSync(readFileSync(builtFile(route))).length / 1024;

test('HTML and styles: getting-started and the median of all docs pages at most 32 KiB, no page over 44 but the index of errors', () => {
  const docs = BUILT.filter((route) => route.startsWith('docs/')).map(kibibytes);
  docs.sort((a, b) => a - b);
  expect(docs.length).toBeGreaterThan(4);
  expect(docs[docs.length >> 1]).toBeLessThanOrEqual(32);
  expect(kibibytes('docs/tutorial/getting-started')).toBeLessThanOrEqual(32);
  for (const route of BUILT) expect(kibibytes(route), `/${route}`).toBeLessThanOrEqual(MOST[route] ?? 44);
});
