/** Code blocks: highlighted when the site is built, and readable, copied and wrapped in the reader's browser. */
import {readFileSync, readdirSync} from 'node:fs';
import {BUILT, builtFile, expect, open, test} from './site.ts';

const PAGE = 'docs/tutorial/getting-started';
const TOKENS = ['c', 'k', 's', 'v', 'n', 'm'] as const;

test('nothing of the highlighter nor of tslib is in the bundles', () => {
  const scripts = readdirSync('build/assets/js').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  // Words of Prism's grammars and of tslib, which no minifier shortens.
  const guilty = scripts.filter((name) =>
    /lookbehind|triple-quoted-string|Generator is already executing/.test(
      readFileSync(`build/assets/js/${name}`, 'utf8'),
    ),
  );
  expect(guilty).toEqual([]);
});

test('notes have the same numbers at their lines and in the list behind the block', async ({page}) => {
  await page.goto('docs/advanced/reload-strategies#watch-a-file');
  const java = page.getByRole('tabpanel', {name: 'Java'}).filter({has: page.locator('[data-note]')});
  const numbers = await java
    .locator('[data-note]')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').content));
  expect(numbers).toEqual(['"1"', '"2"']);
  await expect(page.locator('.notes > li')).toHaveCount(2);
  const marker = await page
    .locator('.notes > li')
    .first()
    .evaluate((item) => getComputedStyle(item, '::before').content);
  expect(marker).toBe('counter(list-item)');
  // The number is no part of the line.
  await expect(java.locator('[data-note="1"]')).toHaveText(
    'Path file = Path.of("booking.properties").toAbsolutePath();',
  );
});

test('a line that was added or removed has its sign, which is read out', async ({page}) => {
  await page.goto(PAGE);
  const signs = await page
    .locator('.line.add')
    .first()
    .evaluate((line) => {
      const added = getComputedStyle(line, '::before').content;
      // No page has a removed line yet.
      line.classList.replace('add', 'remove');
      return [added, getComputedStyle(line, '::before').content];
    });
  expect(signs).toEqual(['"+" / "added: "', '"−" / "removed: "']);
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

test.describe('the colours of code', () => {
  test('the pages show a token of each kind, so that its colour is looked at', () => {
    const html = BUILT.map((route) => readFileSync(builtFile(route), 'utf8')).join('');
    for (const token of TOKENS) expect(html, `a token "${token}"`).toMatch(new RegExp(`<span class="?${token}"?>`));
  });

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

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('a block with a long line wraps when asked, and shows it', async ({page}) => {
    await open(page, PAGE);
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

test('a word of the feeds is no button', () => {
  for (const feed of ['atom.xml', 'rss.xml']) {
    expect(readFileSync(`build/blog/${feed}`, 'utf8')).not.toMatch(/Copy|aria-pressed/);
  }
});

test.describe('with a clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copy gives the block to the byte', async ({page}) => {
    await open(page, PAGE);
    const block = page.locator('.theme-code-block', {hasText: /^\w+\.java/}).first();
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(block.getByText('Copied', {exact: true})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('import org.github.gestalt.config.Gestalt;\n');
    expect(copied).not.toContain('package ');
    expect(copied).toContain('    public static void main');
  });

  test('the title leads to the whole sample in the repository', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByRole('link', {name: 'BookingService.java'}).first()).toHaveAttribute(
      'href',
      /\/blob\/main\/samples\/core\/src\/docs\/tutorial\/getting_started\/one_value\/BookingService\.java$/,
    );
  });
});
