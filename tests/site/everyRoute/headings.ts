/** The contents list the headings, and each heading is found below the navigation bar. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {builtFile, DOCUMENTS, expect} from '../site.ts';
import {check, type Visit} from './visit.ts';

/** How far the top of a heading is below the navigation bar, or 0 where the page cannot be scrolled further. */
function belowBar(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const root = document.documentElement;
    if (Math.ceil(root.scrollTop + root.clientHeight) >= root.scrollHeight) return 0;
    const bar = Math.max(0, document.querySelector('nav.navbar')!.getBoundingClientRect().bottom);
    return Math.round(document.getElementById(name)!.getBoundingClientRect().top - bar);
  }, id);
}

async function landsBelowBar(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const distance = await belowBar(page, id);
    expect(distance, `#${id}`).toBeGreaterThanOrEqual(0);
    expect(distance, `#${id}`).toBeLessThanOrEqual(120);
  }).toPass({timeout: 3000});
}

async function contentsLeadToHeadings({page, route}: Visit): Promise<void> {
  const headings = page.locator('main article :is(h2, h3, h4, h5, h6)[id]');
  const ids = await headings.evaluateAll((all) => all.map((one) => one.id));
  expect(
    await headings.evaluateAll((all) => all.map((one) => one.tagName).filter((tag) => !/^H[23]$/.test(tag))),
  ).toEqual([]);
  expect(new Set(ids).size, 'two headings have the same id').toBe(ids.length);
  const contents = page.locator('.table-of-contents').first().getByRole('link');
  const listed = await contents.evaluateAll((all) =>
    all.map((one) => decodeURIComponent(one.getAttribute('href')!.slice(1))),
  );
  // A post and a page of its own may do without contents; a document may not.
  if (listed.length > 0 || route.startsWith('docs/')) expect(listed).toEqual(ids);
  for (const [index, id] of ids.entries()) {
    await page.evaluate(() => window.scrollTo(0, 0));
    if (listed.length > 0) await contents.nth(index).click();
    else await page.evaluate((name) => (window.location.hash = name), id);
    await landsBelowBar(page, id);
  }
}

/** The heading in the middle of a page; undefined where there is none below the title. */
function middleHeading(route: string): string | undefined {
  const ids = load(readFileSync(builtFile(route), 'utf8'))('main article :is(h2, h3)[id]')
    .toArray()
    .map((one) => one.attribs.id!);
  return ids[Math.floor(ids.length / 2)];
}

export const HEADINGS = [
  check(
    'its contents list h2 and h3, and each heading lands below the bar (B08)',
    {way: 'desk', routes: DOCUMENTS},
    contentsLeadToHeadings,
  ),
];

/** The last of its visit, because it loads the page anew. */
export const OPENED_AT_HEADING = [
  check(
    'a heading in the middle, opened by its address, lands below the bar (B08)',
    {way: 'desk', routes: DOCUMENTS.filter((route) => middleHeading(route) !== undefined)},
    async ({page, route}) => {
      const id = middleHeading(route)!;
      await page.goto('about:blank');
      await page.goto(`${route}#${id}`);
      await expect(page.locator('[data-has-hydrated=true]')).toHaveCount(1);
      await landsBelowBar(page, id);
    },
  ),
];
