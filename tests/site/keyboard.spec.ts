/** The keyboard alone, from the address bar to the content, to another page and back; and what a change of page says. */
import type {Page} from '@playwright/test';
import {baseUrl} from '../../src/site.ts';
import {contrast, expect, open, SECTIONS, test} from './site.ts';

const base = baseUrl();
const START = 'docs/tutorial/getting-started';
const OVERRIDE = 'docs/usecase/override-command-line';

interface Stop {
  readonly name: string;
  readonly href: string | null;
  /** The place in the order of the page; the head grows by what is prefetched. */
  readonly order: number;
  readonly part: string;
  /** What is wrong with it, if anything. */
  readonly wrong: string;
}

/** What has the focus, and whether a reader sees that. */
async function stop(page: Page): Promise<Stop> {
  const {wrong, outline, ground, ...rest} = await page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    const all = [...document.body.querySelectorAll('*')];
    const part = one.closest('nav, aside, main, footer, [role=region]');
    const wrong: string[] = [];
    const box = one.getBoundingClientRect();
    if (one === document.body) wrong.push('nothing has the focus');
    if (box.width < 2 || box.height < 2) wrong.push('has no size');
    if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
      wrong.push('out of view');
    const style = getComputedStyle(one);
    if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) wrong.push('has no outline');

    let behind: Element | null = one.parentElement;
    const opaque = (color: string): boolean => color.startsWith('rgb(') || / 1\)$/.test(color);
    while (behind && !opaque(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
    const ground = behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)';
    // Some point of it can be seen; the whole need not, for it may be taller than the window.
    const visible = (from: number, size: number, window: number): number[] =>
      [0.1, 0.5, 0.9].map((share) => from + share * size).filter((point) => point > 0 && point < window);
    const covers = visible(box.top, box.height, innerHeight).flatMap((y) =>
      visible(box.left, box.width, innerWidth).map((x) => document.elementFromPoint(x, y)!),
    );
    if (covers.length > 0 && !covers.some((at) => one.contains(at) || (at.contains(one) && at.localName !== 'nav')))
      wrong.push(`covered by ${covers[0]!.outerHTML.slice(0, 80)}`);
    return {
      name: (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 60),
      href: one.getAttribute('href'),
      order: all.indexOf(one),
      part: part?.getAttribute('aria-label') ?? part?.tagName.toLowerCase() ?? '',
      wrong,
      outline: style.outlineColor,
      ground,
    };
  });
  if (contrast(outline, ground) < 3) wrong.push(`outline ${outline} on ${ground}`);
  return {...rest, wrong: wrong.join('; ')};
}

/** Presses Tab until the stop is the wanted one, and gives all stops on the way. */
async function tabTo(page: Page, wanted: (one: Stop) => boolean, most = 80, key = 'Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const one = await stop(page);
    stops.push(one);
    if (wanted(one)) return stops;
  }
  throw new Error(`Not reached: ${stops.map(({name}) => name).join(' | ')}`);
}

for (const mode of ['light', 'dark'] as const) {
  test(`${mode}: from the address bar to a page of the sidebar, and back`, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await open(page, 'docs');

    // The skip link comes first, and leads past the bar.
    const [skip] = await tabTo(page, () => true);
    expect(skip!.name).toBe('Skip to main content');

    // Then the bar, from left to right, and the sidebar.
    const wanted = `${base}${SECTIONS[4][1]}`;
    const stops = await tabTo(page, (one) => one.part === 'Docs sidebar' && one.href === wanted);
    expect(stops.filter(({part}) => part === 'Main').map(({name}) => name)).toEqual([
      'Gestalt Config',
      ...SECTIONS.map(([label]) => label),
      'GitHub',
      expect.stringMatching(/^Switch between dark and light mode/),
      'Search',
    ]);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${wanted}$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('From source to caller');
    await expect(page.locator('.page-change')).toHaveText(await page.title());

    // The new page starts at its top, as if the browser had loaded it.
    const [first] = await tabTo(page, () => true);
    expect(first!.name).toBe('Skip to main content');

    await page.goBack(); // Alt+Left is a key of the browser's own, which a headless one lacks
    await expect(page).toHaveURL(/docs$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
    // Back: the link that was followed has the focus again.
    await expect.poll(async () => (await stop(page)).href).toBe(wanted);
    const again = await stop(page);
    expect(again.part).toBe('Docs sidebar');

    for (const one of [skip!, ...stops, first!, again]) expect(`${one.name}: ${one.wrong}`).toBe(`${one.name}: `);
    const orders = stops.map(({order}) => order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
  });
}

// A button that grows into view has no size while it grows.
test.describe('without motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const route of ['', START, OVERRIDE, 'blog', 'markdown-page']) {
    test(`/${route}: each stop of Tab, there and back again, is seen and in the order of the page`, async ({page}) => {
      test.slow();
      await open(page, route);
      for (const key of ['Tab', 'Shift+Tab']) {
        const stops: Stop[] = [];
        for (;;) {
          await page.keyboard.press(key);
          const one = await stop(page);
          if (one.wrong.startsWith('nothing')) break;
          if (stops[0]?.order === one.order) break;
          stops.push(one);
        }
        expect(stops.length).toBeGreaterThan(15);
        expect(stops.filter(({wrong}) => wrong).map(({name, wrong}) => `${key} ${name}: ${wrong}`)).toEqual([]);
        const orders = stops.map(({order}) => order);
        expect(orders).toEqual([...orders].sort((a, b) => (key === 'Tab' ? a - b : b - a)));
      }
    });
  }
});

test('the bar that hides while scrolling shows itself, at once, when the keyboard gets into it', async ({page}) => {
  await open(page, START);
  const bar = page.locator('nav.navbar');
  await page.mouse.move(600, 500);
  for (let step = 0; step < 5; step++) await page.mouse.wheel(0, 300);
  await expect(bar).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const name = bar.getByRole('link', {name: 'Gestalt Config'});
  await expect.poll(() => name.evaluate((one) => one.getBoundingClientRect().y)).toBeGreaterThanOrEqual(0);
  await expect(name).toBeFocused();
});

test('the skip link leads to the content: the next stop is inside it', async ({page}) => {
  await open(page, START);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const [next] = await tabTo(page, () => true);
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
  expect(next!.wrong).toBe('');
});

test('tabs follow the ARIA pattern: one stop, arrows and Home and End choose, panels are named', async ({page}) => {
  await open(page, START);
  const list = page.getByRole('tablist').filter({hasText: 'Groovy'}).first();
  const tabs = list.getByRole('tab');
  const names = await tabs.allTextContents();
  expect(names).toHaveLength(3);
  await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
  await tabs.first().focus();
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    ['Home', 0],
    ['End', 2],
    ['Space', 2],
    ['Enter', 2],
  ] as const) {
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press(key);
    await expect(tabs.nth(at)).toBeFocused();
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(list.locator('[aria-selected=true]')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', {name: names[at]!, exact: true}).first()).toBeVisible();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(1);
  }
  // The next stop is in the panel, not another tab.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[role=tabpanel]')))).toBe(true);
});

/** From now on, what gets the focus: its id or role. */
async function focused(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const all: string[] = [];
    Object.assign(window, {focused: all});
    document.addEventListener('focusin', ({target}) => {
      const {id, role} = target as HTMLElement;
      all.push(id || (role ?? ''));
    });
  });
  return () => page.evaluate(() => (window as unknown as {focused: string[]}).focused);
}

test.describe('a change of page', () => {
  test('is announced once, politely, by the title', async ({page}) => {
    await open(page, 'docs');
    const status = page.locator('.page-change');
    await expect(status).toHaveRole('status');
    await expect(status).toBeEmpty();
    await page.getByRole('main').getByRole('link', {name: 'Architecture', exact: true}).click();
    await expect(status).toHaveText('From source to caller | Gestalt Config');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL(new RegExp(`${base}$`));
    await expect(status).toHaveText(await page.title());
    await page.goBack();
    await expect(status).toHaveText(/^From source/);
  });

  test('is announced by its own title where frames come late', async ({page}) => {
    await page.addInitScript(() => {
      const {requestAnimationFrame} = window;
      // The frame is asked for late, so that what is asked for first still comes first.
      window.requestAnimationFrame = (then) => window.setTimeout(() => requestAnimationFrame(then), 500);
    });
    await open(page, 'docs');
    await page.getByRole('main').getByRole('link', {name: 'Architecture', exact: true}).click();
    const status = page.locator('.page-change');
    await expect(status).toHaveText(/./);
    await expect(status).toHaveText(/^From source/, {timeout: 1});
  });

  test('with another layout starts at the top too', async ({page}) => {
    await open(page, START);
    const seen = await focused(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog', exact: true}).press('Enter');
    await expect(page).toHaveURL(/blog$/);
    await expect(page.locator('.page-change')).toHaveText(/^Blog/);
    expect((await seen()).at(-1)).toBe('region');
    const [first] = await tabTo(page, () => true);
    expect(first!.name).toBe('Skip to main content');
  });

  test('to a heading goes on from that heading', async ({page}) => {
    await open(page, 'docs');
    await open(page, 'docs/advanced/reload-strategies');
    const link = page.locator('main a[href*="/docs/"][href*="#"]').first();
    const [path, id] = (await link.getAttribute('href'))!.split('#') as [string, string];
    const seen = await focused(page);
    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}#${id}$`));
    await expect(page.locator('.page-change')).not.toBeEmpty();
    expect((await seen()).at(-1)).toBe(id);
    const [next] = await tabTo(page, () => true);
    const heading = await page.evaluate((name) => {
      const one = document.getElementById(name)!;
      return [...document.body.querySelectorAll('*')].indexOf(one);
    }, id);
    expect(next!.order).toBeGreaterThan(heading);
    expect(next!.order - heading).toBeLessThan(60);
  });

  test('after Back the page stands where it stood', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, START);
    const link = page.getByRole('main').locator('a[href^="/"]:not([href*="#"])').last();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    const href = await link.getAttribute('href');
    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator('.page-change')).not.toBeEmpty();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${START}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 5);
    await expect.poll(async () => (await stop(page)).href).toBe(href);
  });
});
