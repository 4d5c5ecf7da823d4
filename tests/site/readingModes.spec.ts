/** Ways of reading: with forced colours, without motion, on paper, without JavaScript. */
import {contrast, expect, open, SECTIONS, test} from './site.ts';

const START = 'docs/tutorial/getting-started';

test.describe('with forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('links, buttons, the marked entries and marked lines are told from the text', async ({page}) => {
    await open(page, START);
    const style = (selector: string, property: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
    expect(await style('.markdown > ol:last-of-type a', 'text-decoration-line')).toBe('underline');
    for (const marked of ['.menu__link--active', '.navbar__link--active', '[role=tab][aria-selected=true]']) {
      expect(await style(marked, 'text-decoration-line'), marked).toBe('underline');
    }
    expect(await style('.theme-code-block', 'border-inline-start-style')).toBe('solid');
    expect(await style('.diagram rect', 'stroke')).toBe(await style('.diagram text', 'fill'));
    await page.keyboard.press('Tab');
    expect(await style(':focus', 'outline-style')).not.toBe('none');
    await page.goto('docs/tutorial/annotations/annotations-configs');
    expect(await style('.theme-admonition', 'border-inline-start-width')).toBe('3px');
    await page.goto('');
    expect(await style('pre .mark', 'border-inline-start-width')).toBe('3px');
  });
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing moves by itself', async ({page}) => {
    for (const route of ['', START]) {
      await open(page, route);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((one) =>
            [null, '::before', '::after'].some((part) => {
              const {animationName, transitionDuration, scrollBehavior} = getComputedStyle(one, part);
              const moves = transitionDuration.split(',').some((duration) => parseFloat(duration) > 0.01);
              return animationName !== 'none' || moves || scrollBehavior === 'smooth';
            }),
          )
          .map((one) => `${one.tagName} ${one.className}`),
      );
      expect(moving).toEqual([]);
    }
  });
});

test.describe('on paper', () => {
  test('a link shows its address, but not where its text says it', async ({page}) => {
    await open(page, START);
    await page.emulateMedia({media: 'print'});
    const links = await page.locator('.markdown :is(p, li) > a').evaluateAll((all) =>
      all.map((one) => ({
        href: one.getAttribute('href')!,
        code: one.querySelector('code') !== null,
        shown: getComputedStyle(one, '::after').content,
      })),
    );
    const leading = links.filter(({href, code}) => !code && !href.startsWith('#'));
    expect(leading.length).toBeGreaterThan(3);
    for (const {href, shown} of leading) expect(shown).toContain(href);
    for (const {shown} of links.filter(({code}) => code)) expect(shown).toBe('none');
  });

  test('no diagram is cut by the end of a sheet', async ({page}) => {
    await page.goto(START);
    await page.emulateMedia({media: 'print'});
    const breaks = await page
      .locator('.diagram')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
    expect(breaks.length).toBeGreaterThan(0);
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  });

  test('paper is light, whatever mode the reader has chosen', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(START);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({media: 'print'});
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, th, td, a, code, pre span, figcaption)')]
        .filter((one) => one.checkVisibility())
        .map((one) => ({name: `${one.tagName} ${one.className}`, colour: getComputedStyle(one).color})),
    );
    expect(shown.length).toBeGreaterThan(100);
    // White paper: a background is printed only when the reader asks for it.
    expect(shown.filter(({colour}) => contrast(colour, 'rgb(255, 255, 255)') < 4.5)).toEqual([]);
  });

  test('each panel of tabs is there, with its label', async ({page}) => {
    await page.goto(START);
    await page.emulateMedia({media: 'print'});
    const panels = page.locator('[role=tabpanel]:not(details:not([open]) *)');
    expect(await panels.count()).toBeGreaterThan(4);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      const label = await panel.evaluate((one) => getComputedStyle(one, '::before').content);
      expect(label.replaceAll('"', '')).toBe(await panel.getAttribute('aria-label'));
    }
  });
});

test.describe('without JavaScript, on a phone', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});

  test('the bar has its links, the pages of the section stand below, panels have their labels, and no dead button shows', async ({
    page,
  }) => {
    await page.goto(START);
    for (const [label] of SECTIONS) {
      await expect(page.locator('.navbar').getByRole('link', {name: label, exact: true})).toBeVisible();
    }
    for (const button of await page.locator('button').all()) await expect(button).toBeHidden();
    const article = (await page.locator('article').boundingBox())!;
    const list = (await page.locator('.theme-doc-sidebar-menu').boundingBox())!;
    expect(list.y).toBeGreaterThan(article.y + article.height - 1);
    expect(await page.locator('html').evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(390);
    await page.locator('.navbar').getByRole('link', {name: 'Architecture', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('From source to caller');
  });
});
