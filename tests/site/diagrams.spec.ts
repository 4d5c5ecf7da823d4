/** Diagrams: drawn when the site is built, readable in every way of reading. */
import {readFileSync} from 'node:fs';
import {BUILT, builtFile, contrast, expect, test} from './site.ts';

const PAGES = BUILT.filter((route) => /<figure class="?diagram/.test(readFileSync(builtFile(route), 'utf8')));
const WIDTHS = [320, 390, 768, 996, 997, 1280, 1440];

test('the first two pages with diagrams have them', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['docs/architecture/overview', 'docs/tutorial/getting-started']));
});

for (const route of PAGES) {
  test.describe(`/${route}`, () => {
    test('a diagram has a name and a description, one drawing at a time, and fits every screen', async ({page}) => {
      await page.goto(route);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        const figures = page.locator('.diagram');
        for (let index = 0; index < (await figures.count()); index++) {
          const shown = figures.nth(index).locator('svg').filter({visible: true});
          await expect(shown).toHaveCount(1);
          await expect(shown).toHaveAccessibleName(/\w+ \w+/);
          await expect(shown).toHaveAccessibleDescription(/\w+ \w+ \w+.*\.$/);
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
        const shown = await page.locator('.diagram svg:visible').evaluateAll((drawings) => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = getComputedStyle(document.documentElement).getPropertyValue('--site-ground');
          const page = getComputedStyle(probe).color;
          return drawings.flatMap((drawing) =>
            [...drawing.querySelectorAll('text')].map((text) => {
              // The last box drawn behind the middle of the text.
              const {left, width, top, height} = text.getBoundingClientRect();
              const behind = [...drawing.querySelectorAll('rect')].filter((rect) => {
                const box = rect.getBoundingClientRect();
                const [x, y] = [left + width / 2, top + height / 2];
                return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
              });
              const ground = behind.length > 0 ? getComputedStyle(behind.at(-1)!).fill : page;
              return {text: text.textContent, colour: getComputedStyle(text).fill, ground};
            }),
          );
        });
        expect(shown.length).toBeGreaterThan(2);
        expect(shown.filter(({colour, ground}) => contrast(colour, ground) < 4.5)).toEqual([]);
      });
    }

    test('its links lead to pages and headings that exist, under the base path', async ({page, baseURL}) => {
      await page.goto(route);
      const links = await page.locator('.diagram a').evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
      expect(links.length).toBeGreaterThan(0);
      for (const href of links) {
        const {href: target, pathname, hash} = new URL(href, page.url());
        expect(target.startsWith(baseURL!)).toBe(true);
        const response = await page.request.get(pathname);
        expect(response.status()).toBe(200);
        if (hash) expect(await response.text()).toMatch(new RegExp(`id="?${hash.slice(1)}[" >]`));
      }
    });

    test('it is whole on paper, and not torn in two', async ({page}) => {
      await page.setViewportSize({width: 718, height: 1000});
      await page.goto(route);
      await page.emulateMedia({media: 'print'});
      for (const figure of await page.locator('.diagram').all()) {
        const shown = figure.locator('svg').filter({visible: true});
        await expect(shown).toHaveCount(1);
        await expect(figure).toHaveCSS('break-inside', 'avoid');
        const [paper, box, ...all] = await Promise.all(
          [figure, shown, ...(await shown.locator('g').all())].map((one) => one.boundingBox()),
        );
        expect(paper!.height, 'one page has room for it').toBeLessThan(1000);
        const right = Math.max(...all.map((one) => one!.x + one!.width));
        const bottom = Math.max(...all.map((one) => one!.y + one!.height));
        expect(right).toBeLessThanOrEqual(box!.x + box!.width);
        expect(bottom).toBeLessThanOrEqual(box!.y + box!.height);
        expect(box!.x + box!.width).toBeLessThanOrEqual(paper!.x + paper!.width);
      }
    });

    test('its ids stand on the page once', () => {
      const ids = [...readFileSync(builtFile(route), 'utf8').matchAll(/ id="?([^" >]+)/g)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });
  });
}

test('a link in a diagram works without loading the page anew', async ({page}) => {
  await page.goto('docs/architecture/overview');
  await page.evaluate(() => Object.assign(window, {same: true}));
  await page.locator('.diagram').getByRole('link', {name: 'Reload strategy'}).click();
  await expect(page).toHaveURL(/advanced\/reload-strategies$/);
  expect(await page.evaluate(() => (window as unknown as {same?: boolean}).same)).toBe(true);
});

test.describe('with forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('each text and line of a diagram has the colour of texts or links', async ({page}) => {
    for (const route of PAGES) {
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
