/** Diagrams: drawn when the site is built, readable in every way of reading. */
import {WITH_DIAGRAMS} from './everyRoute/diagrams.ts';
import {expect, open, test} from './site.ts';

test('the first two pages with diagrams have them', () => {
  expect(WITH_DIAGRAMS).toEqual(
    expect.arrayContaining(['docs/architecture/overview', 'docs/tutorial/getting-started']),
  );
});

test('each step from source to caller leads to its page', async ({page}) => {
  await page.goto('docs/architecture/overview');
  for (const drawing of await page.locator('.diagram svg').all()) {
    const steps = drawing.locator('g:not(.edge, .cluster)');
    expect(await steps.count()).toBeGreaterThan(12);
    expect(await steps.filter({hasNot: page.locator('a')}).allTextContents()).toEqual([]);
  }
});

test('a link in a diagram works without loading the page anew', async ({page}) => {
  await open(page, 'docs/architecture/overview');
  await page.evaluate(() => Object.assign(window, {same: true}));
  await page.locator('.diagram').getByRole('link', {name: 'Reload strategy'}).click();
  await expect(page).toHaveURL(/architecture\/reload-strategies$/);
  expect(await page.evaluate(() => (window as unknown as {same?: boolean}).same)).toBe(true);
});

test.describe('with forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('each text and line of a diagram has the colour of texts or links', async ({page}) => {
    for (const route of WITH_DIAGRAMS) {
      await page.goto(route);
      const colours = await page.locator('.diagram').evaluateAll((figures) => {
        const probe = document.body.appendChild(document.createElement('i'));
        const system = ['canvastext', 'linktext', 'highlight'].map((name) => {
          probe.style.color = name;
          return getComputedStyle(probe).color;
        });
        const used = figures.flatMap((figure) => [
          ...[...figure.querySelectorAll('text, polygon')].map((one) => getComputedStyle(one).fill),
          ...[...figure.querySelectorAll('rect, path')].map((one) => getComputedStyle(one).stroke),
        ]);
        return used.filter((colour) => !system.includes(colour));
      });
      expect(colours).toEqual([]);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram is there', async ({page}) => {
    await page.goto('docs/architecture/overview');
    await expect(
      page.locator('.diagram svg').filter({visible: true}).locator('text', {hasText: 'One tree of nodes'}),
    ).toBeVisible();
  });
});
