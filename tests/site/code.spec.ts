/** Code blocks: highlighted when the site is built, and readable, copied and wrapped in the reader's browser. */
import {readFileSync, readdirSync} from 'node:fs';
import {BUILT, expect, test} from './site.ts';

const PAGE = 'docs/tutorial/getting-started';
const MODES = ['light', 'dark'] as const;
const TOKENS = ['c', 'k', 's', 'v', 'n', 'm'] as const;

test('nothing of the highlighter is in the bundles', () => {
  const scripts = readdirSync('build/assets/js').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  // Words of Prism's grammars, which no minifier shortens.
  const guilty = scripts.filter((name) =>
    /lookbehind|triple-quoted-string/.test(readFileSync(`build/assets/js/${name}`, 'utf8')),
  );
  expect(guilty).toEqual([]);
});

test('a block is not made anew when React starts', async ({page}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const block = document.querySelector('main .markdown > figure code');
      if (!block) return;
      Object.assign(window, {firstBlock: block});
      observer.disconnect();
    }).observe(document, {childList: true, subtree: true});
  });
  await page.goto(PAGE);
  await expect(page.getByRole('button', {name: 'Copy', exact: true}).first()).toBeVisible();
  const same = await page.evaluate(
    () =>
      document.querySelector('main .markdown > figure code') ===
      (window as unknown as {firstBlock?: Element}).firstBlock,
  );
  expect(same).toBe(true);
});

/** The colours that a page shows: of each kind of token, of marked lines, and of the ground that they stand on. */
interface Colour {
  readonly kind: string;
  readonly text: string;
  readonly ground: string;
  readonly contrast: number;
}

test.describe('C06: the colours of code', () => {
  for (const mode of MODES) {
    test(`${mode}: each has a contrast of at least 4.5 with what it stands on`, async ({page}) => {
      test.setTimeout(240_000);
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      const seen = new Map<string, Colour>();
      for (const route of BUILT) {
        await page.goto(route, {waitUntil: 'domcontentloaded'});
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        for (const colour of await page.evaluate(coloursOfPage)) seen.set(`${colour.kind} ${colour.ground}`, colour);
      }
      const kinds = [...new Set([...seen.values()].map(({kind}) => kind))];
      for (const token of [...TOKENS, 'text']) expect(kinds, `the pages show a token "${token}"`).toContain(token);
      expect([...seen.values()].filter(({contrast}) => contrast < 4.5)).toEqual([]);
    });
  }

  test('a token has a colour of its own in each mode', async ({page}) => {
    await page.goto(PAGE);
    const properties = await page.evaluate(() => {
      const names = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => rule.cssText.match(/--code-[\w]+(?=:)/g) ?? []);
      return [...new Set(names)];
    });
    expect(properties.length).toBeGreaterThanOrEqual(10);
    const values = async (mode: string): Promise<string[]> =>
      page.evaluate(
        ([names, value]) => {
          document.documentElement.dataset.theme = value as string;
          const style = getComputedStyle(document.documentElement);
          return (names as string[]).map((name) => style.getPropertyValue(name));
        },
        [properties, mode],
      );
    const [light, dark] = [await values('light'), await values('dark')];
    expect(properties.filter((_, index) => light[index] === dark[index])).toEqual([]);
  });
});

/** Runs in the browser. Luminance and contrast as WCAG 2 defines them. */
function coloursOfPage(): Colour[] {
  const numbers = (colour: string): number[] => colour.match(/[\d.]+/g)!.map(Number);
  const luminance = (colour: string): number => {
    const [r, g, b] = numbers(colour).map((value) => {
      const channel = value / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const groundOf = (element: Element): string => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const {backgroundColor} = getComputedStyle(one);
      if ((numbers(backgroundColor)[3] ?? 1) > 0) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  return [...document.querySelectorAll('main pre, main pre span')].map((element) => {
    const text = getComputedStyle(element).color;
    const ground = groundOf(element);
    const [low, high] = [luminance(text), luminance(ground)].sort((a, b) => a - b);
    const kind = element.className.length === 1 ? element.className : 'text';
    return {kind, text, ground, contrast: (high! + 0.05) / (low! + 0.05)};
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('a block with a long line wraps when asked, and shows it', async ({page}) => {
    await page.goto(PAGE);
    const block = page.locator('figure', {has: page.getByRole('button', {name: 'Wrap'})}).first();
    const hidden = (): Promise<number> => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(await hidden()).toBeGreaterThan(10);
    await expect(block.locator('pre')).toHaveAttribute('tabindex', '0');
    const wrap = block.getByRole('button', {name: 'Wrap'});
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await wrap.press('Enter');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await hidden()).toBe(0);
    await wrap.click();
    expect(await hidden()).toBeGreaterThan(10);
  });
});

test('every block that can scroll can have the focus', async ({page}) => {
  test.setTimeout(240_000);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({width, height: 800});
    for (const route of BUILT) {
      await page.goto(route, {waitUntil: 'domcontentloaded'});
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main pre')]
          .filter((pre) => pre.checkVisibility() && pre.scrollWidth > pre.clientWidth && pre.tabIndex < 0)
          .map((pre) => pre.textContent),
      );
      expect(stuck, `/${route} at ${width} px`).toEqual([]);
    }
  }
});

test('a word of the feeds is no button', () => {
  for (const feed of ['atom.xml', 'rss.xml']) {
    expect(readFileSync(`build/blog/${feed}`, 'utf8')).not.toMatch(/Copy|aria-pressed/);
  }
});
