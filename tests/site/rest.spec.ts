/** After a click on a link, the first screens of a page are painted first; what stands below them follows. */
import type {Page} from '@playwright/test';
import {expect, test} from './site.ts';

const blocks = (page: Page) => page.locator('.markdown > *');

/** Clicks a link; gives how many blocks there are when the heading has come, and where the last one ends. */
async function clickAndLook(page: Page, link: string, heading: string): Promise<{count: number; bottom: number}> {
  const atFirst = page.evaluate(
    (text) =>
      new Promise<{count: number; bottom: number}>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent !== text) return;
          observer.disconnect();
          const all = document.querySelectorAll('.markdown > *');
          resolve({count: all.length, bottom: all[all.length - 1]!.getBoundingClientRect().bottom});
        }).observe(document, {childList: true, subtree: true, characterData: true});
      }),
    heading,
  );
  await page.getByRole('link', {name: link, exact: true}).first().click();
  return atFirst;
}

for (const [width, height] of [
  [1280, 900],
  [1920, 1080],
] as const) {
  test(`after a click, the first screens come first and the rest follows, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto('docs/architecture/overview');
    const whole = await blocks(page).count();
    await page.goto('docs/tutorial/getting-started');
    const {count, bottom} = await clickAndLook(page, 'Architecture', 'From source to caller');
    expect(count).toBeLessThan(whole / 2);
    expect(bottom).toBeGreaterThan(height);
    await expect(blocks(page)).toHaveCount(whole);
  });
}

test('a link to a heading far below opens the page at it', async ({page}) => {
  await page.goto('docs/architecture/overview');
  await page.locator('.markdown a[href$="/docs/tutorial/getting-started#a-default-hides-errors"]').click();
  const heading = page.locator('#a-default-hides-errors');
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())!.y).toBeLessThan(120);
});

test('Back leads to the place where the reader was', async ({page}) => {
  await page.goto('docs/architecture/overview');
  const link = page.locator('.markdown a[href$="/docs/tutorial/getting-started#a-default-hides-errors"]');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Getting started');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('From source to caller');
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), before)).toBeLessThan(5);
});
