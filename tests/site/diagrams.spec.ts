/** Diagrams: drawn when the site is built, readable in every way of reading. */
import {readFileSync} from 'node:fs';
import {BUILT, builtFile, expect, test} from './site.ts';

const PAGES = BUILT.filter((route) => readFileSync(builtFile(route), 'utf8').includes('<figure class=diagram'));
const WIDTHS = [320, 390, 768, 996, 1440];

test('the first two pages with diagrams have them', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['docs/architecture/overview', 'docs/tutorial/getting-started']));
});

for (const route of PAGES) {
  test.describe(`/${route}`, () => {
    test('a diagram has a name and a description, one drawing at a time, and fits every screen', async ({page}) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        await page.goto(route);
        const figures = page.locator('.diagram');
        for (let index = 0; index < (await figures.count()); index++) {
          const shown = figures.nth(index).locator('svg').filter({visible: true});
          await expect(shown).toHaveCount(1);
          await expect(shown).toHaveAccessibleName(/\w+ \w+/);
          await expect(shown.locator('desc')).toHaveText(/\w+ \w+ \w+.*\.$/);
          const smallest = await shown.evaluate((svg: SVGSVGElement) => {
            const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
            const sizes = [...svg.querySelectorAll('text')].map((text) => parseFloat(getComputedStyle(text).fontSize));
            return scale * Math.min(...sizes);
          });
          expect(smallest, `size of the smallest letters at ${width} px`).toBeGreaterThanOrEqual(12);
          const outside = await shown.evaluate((svg) => {
            const frame = svg.getBoundingClientRect();
            return [...svg.querySelectorAll('text')]
              .filter((text) => {
                const {left, right} = text.getBoundingClientRect();
                const box = text.parentElement!.querySelector('rect')?.getBoundingClientRect() ?? frame;
                return left < box.left || right > box.right;
              })
              .map((text) => text.textContent);
          });
          expect(outside, `texts outside of their boxes at ${width} px`).toEqual([]);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });

    for (const mode of ['light', 'dark']) {
      test(`${mode}: each text has a contrast of at least 4.5`, async ({page}) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        await page.goto(route);
        const contrasts = await page.locator('.diagram svg:visible text').evaluateAll((texts) => {
          const luminance = (colour: string): number => {
            const [r, g, b] = colour.match(/[\d.]+/g)!.map((value) => {
              const channel = Number(value) / 255;
              return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
          };
          const page = getComputedStyle(document.documentElement).getPropertyValue('--site-ground');
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = page;
          const ground = getComputedStyle(probe).color;
          return texts.map((text) => {
            const rect = text.parentElement!.querySelector('rect');
            const fill = rect && getComputedStyle(rect).fill;
            const pair = [getComputedStyle(text).fill, fill && fill !== 'none' ? fill : ground];
            const [low, high] = pair.map(luminance).sort((a, b) => a - b);
            return {text: text.textContent, pair, contrast: (high! + 0.05) / (low! + 0.05)};
          });
        });
        expect(contrasts.length).toBeGreaterThan(2);
        expect(contrasts.filter(({contrast}) => contrast < 4.5)).toEqual([]);
      });
    }

    test('its links lead to pages and headings that exist, under the base path', async ({page, baseURL}) => {
      await page.goto(route);
      const links = await page.locator('.diagram a').evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
      for (const href of links) {
        const {href: target, pathname, hash} = new URL(href, page.url());
        expect(target.startsWith(baseURL!)).toBe(true);
        const response = await page.request.get(pathname);
        expect(response.status()).toBe(200);
        if (hash) expect(await response.text()).toMatch(new RegExp(`id="?${hash.slice(1)}[" >]`));
      }
    });

    test('it is whole on paper', async ({page}) => {
      await page.setViewportSize({width: 718, height: 1000});
      await page.goto(route);
      await page.emulateMedia({media: 'print'});
      const figure = page.locator('.diagram').first();
      await expect(figure.locator('svg').filter({visible: true})).toHaveCount(1);
      expect(await figure.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    });
  });
}

test('a link in a diagram works without loading the page anew', async ({page}) => {
  await page.goto('docs/architecture/overview');
  await page.evaluate(() => Object.assign(window, {same: true}));
  await page.locator('.diagram svg:visible a').first().click();
  await expect(page).toHaveURL(/advanced\/reload-strategies$/);
  expect(await page.evaluate(() => (window as unknown as {same?: boolean}).same)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram is there', async ({page}) => {
    await page.goto('docs/architecture/overview');
    await expect(
      page.locator('.diagram svg').filter({visible: true}).locator('text', {hasText: 'One tree'}),
    ).toBeVisible();
  });
});
