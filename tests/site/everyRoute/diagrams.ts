/** Diagrams: drawn when the site is built, readable on every screen, on paper and in both colour modes. */
import {readFileSync} from 'node:fs';
import {baseUrl} from '../../../src/site.ts';
import {BUILT, builtFile, contrast, expect, setMode} from '../site.ts';
import {check, type Visit} from './visit.ts';

const WIDTHS = [320, 390, 768, 996, 997, 1280, 1440];

/** The pages with a diagram. */
export const WITH_DIAGRAMS = BUILT.filter((route) =>
  /<figure class="?diagram/.test(readFileSync(builtFile(route), 'utf8')),
);

async function fitsEveryScreen({page}: Visit): Promise<void> {
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
}

/** Light at the end, as the page was. */
async function textsStandOut({page}: Visit): Promise<void> {
  for (const mode of ['dark', 'light'] as const) {
    await setMode(page, mode);
    const shown = await page.locator('.diagram svg:visible').evaluateAll((drawings) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = getComputedStyle(document.documentElement).getPropertyValue('--site-ground');
      const ground = getComputedStyle(probe).color;
      probe.remove();
      return drawings.flatMap((drawing) =>
        [...drawing.querySelectorAll('text')].map((text) => {
          // The last box drawn behind the middle of the text.
          const {left, width, top, height} = text.getBoundingClientRect();
          const behind = [...drawing.querySelectorAll('rect')].filter((rect) => {
            const box = rect.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
          });
          const fill = behind.length > 0 ? getComputedStyle(behind.at(-1)!).fill : ground;
          return {text: text.textContent, colour: getComputedStyle(text).fill, ground: fill};
        }),
      );
    });
    expect(shown.length).toBeGreaterThan(2);
    expect(
      shown.filter(({colour, ground}) => contrast(colour, ground) < 4.5),
      mode,
    ).toEqual([]);
  }
}

async function linksLeadOn({page}: Visit): Promise<void> {
  const links = await page.locator('.diagram a').evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  for (const href of links) {
    const {href: target, pathname, hash} = new URL(href, page.url());
    expect(target.startsWith(new URL(baseUrl(), page.url()).href)).toBe(true);
    const response = await page.request.get(pathname);
    expect(response.status()).toBe(200);
    if (hash) expect(await response.text()).toMatch(new RegExp(`id="?${hash.slice(1)}[" >]`));
  }
}

async function isWholeOnPaper({page}: Visit): Promise<void> {
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
}

const routes = WITH_DIAGRAMS;

export const DIAGRAMS = [
  check(
    'a diagram has a name and a description, one drawing at a time, and fits every screen',
    {way: 'desk', routes},
    fitsEveryScreen,
  ),
  check('each text of a diagram has a contrast of at least 4.5, in both modes', {way: 'desk', routes}, textsStandOut),
  check('links in a diagram lead to pages and headings that exist', {way: 'desk', routes}, linksLeadOn),
  check('a diagram is whole on paper, and not torn in two', {way: 'paper', routes}, isWholeOnPaper),
];
