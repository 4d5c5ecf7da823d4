/** The budgets of what a page loads, after gzip, without what is fetched ahead. */
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {baseUrl} from '../../../src/site.ts';
import {expect} from '../site.ts';
import {check, type Visit} from './visit.ts';

/** KiB after gzip of the files of the build so far. */
const sizes = new Map<string, number>();

function kibibytes(address: string): number {
  const file = `build/${new URL(address).pathname.slice(baseUrl().length)}`;
  const size = sizes.get(file) ?? gzipSync(readFileSync(file)).length / 1024;
  sizes.set(file, size);
  return size;
}

async function loadsLittle({page, route, asked}: Visit): Promise<void> {
  await page.waitForLoadState('networkidle');
  const {origin} = new URL(page.url());
  const sum = (kind: string): number =>
    asked
      .filter((one) => one.resourceType() === kind && one.url().startsWith(`${origin}/`))
      .reduce((total, one) => total + kibibytes(one.url()), 0);
  expect(sum('script'), 'scripts').toBeLessThanOrEqual(route === '' ? 140 : 150);
  expect(sum('script'), 'scripts were seen').toBeGreaterThan(50);
  expect(sum('stylesheet'), 'styles beside the page').toBe(0);
  const logos = asked.map((one) => new URL(one.url()).pathname).filter((path) => path.includes('/img/logo'));
  expect(logos, 'the logo of the light mode alone').toEqual([`${baseUrl()}img/logo.svg`]);
}

/** Before any check that makes the page load more. */
export const WEIGHT = [
  check(
    'scripts: home at most 140 KiB, every other page at most 150; no file of styles, and one logo',
    {way: 'desk'},
    loadsLittle,
  ),
];
