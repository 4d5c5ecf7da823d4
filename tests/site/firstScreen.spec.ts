/** After a click on a link, the first screen of a page is painted first; what stands below them follows. */
import type {Page} from '@playwright/test';
import {expect, open, SECTIONS, test} from './site.ts';

/** The blocks of a page, without the room that is kept for the rest. */
const blocks = (page: Page) => page.locator('.markdown > :not(:empty)');

/** Clicks the link to a page; gives how many blocks there are when the heading has come, and where the last one ends. */
async function clickAndLook(page: Page, route: string, heading: string): Promise<{count: number; bottom: number}> {
  const atFirst = page.evaluate(
    (text) =>
      new Promise<{count: number; bottom: number}>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent !== text) return;
          observer.disconnect();
          const all = document.querySelectorAll('.markdown > :not(:empty)');
          resolve({count: all.length, bottom: all[all.length - 1]!.getBoundingClientRect().bottom});
        }).observe(document, {childList: true, subtree: true, characterData: true});
      }),
    heading,
  );
  await page.locator(`main a[href$="/${route}"]`).first().click();
  return atFirst;
}

for (const [width, height] of [
  [1280, 900],
  [1920, 1080],
  [390, 844],
] as const) {
  test(`after a click, the first screen comes first and the rest follows, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    for (const [, route] of SECTIONS) {
      await page.goto(route);
      const whole = await blocks(page).count();
      const heading = (await page.locator('h1').textContent())!;
      await open(page, 'docs');
      const {count, bottom} = await clickAndLook(page, route, heading);
      expect(count, route).toBeLessThan(whole);
      expect(bottom, route).toBeGreaterThan(height);
      await expect(blocks(page)).toHaveCount(whole);
    }
  });
}

/** The last link of a page's text that leads to a heading of another page. */
const linkToHeading = (page: Page) =>
  page
    .locator('.markdown :is(p, li) > a[href*="/docs/"][href*="#"]:not([href*="/overview#"], [aria-describedby])')
    .filter({visible: true})
    .last();

test('a link to a heading far below opens the page at it', async ({page}) => {
  await open(page, 'docs/architecture/overview');
  const id = (await linkToHeading(page).getAttribute('href'))!.split('#')[1]!;
  await linkToHeading(page).click();
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(120);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test('Back leads to the place where the reader was', async ({page}) => {
  await open(page, 'docs/architecture/overview');
  await linkToHeading(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await linkToHeading(page).click();
  await expect(page.locator('h1')).not.toHaveText('From source to caller');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('From source to caller');
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), before)).toBeLessThan(5);
});

test('on a screen of any height, what stands below a page comes into view with the whole page and not before', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 4000});
  await open(page, 'docs');
  const seen = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          const end = document.querySelector('.pagination-nav');
          if (!end || document.querySelector('h1')?.textContent !== 'Getting started') return;
          observer.disconnect();
          resolve(end.getBoundingClientRect().top);
        }).observe(document, {childList: true, subtree: true, characterData: true});
      }),
  );
  await page.locator('main a[href$="/docs/tutorial/getting-started"]').first().click();
  expect(await seen).toBeGreaterThan(4000);
});
