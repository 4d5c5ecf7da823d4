/** What comes with a change of page: prefetching, the progress bar, a page view, and what happens when it fails. */
import type {Page} from '@playwright/test';
import {expect, open, SECTIONS, test} from './site.ts';

const START = 'docs/tutorial/getting-started';
/** Paths of the scripts that a page has asked for since the answer of this function. */
function scriptsFrom(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => void (/\.js$/.test(request.url()) && asked.add(request.url())));
  return asked;
}

test('links in view are prefetched', async ({page}) => {
  await page.goto('docs');
  await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
});

for (const [name, connection] of [
  ['with data saver', {saveData: true, effectiveType: '4g'}],
  ['on 2g', {saveData: false, effectiveType: '2g'}],
] as const) {
  test(`nothing is prefetched ${name}`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await open(page, 'docs');
    await page.waitForLoadState('networkidle');
    const asked = scriptsFrom(page);
    await page.mouse.wheel(0, 2000);
    await page.getByRole('main').getByRole('link', {name: 'Architecture', exact: true}).hover();
    await page.waitForTimeout(500);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    expect([...asked]).toEqual([]);
  });
}

test.describe('the progress bar', () => {
  test.beforeEach(async ({page}) => {
    // No prefetching, so that the click has to load the page's code.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
    );
    await open(page, 'docs');
    await page.waitForLoadState('networkidle');
  });

  test('stays away when the page comes within 200 ms', async ({page}) => {
    // The clock is moved by hand, so that a slow machine does not make a slow page.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => {
      Object.assign(window, {seen: false});
      new MutationObserver(() => {
        if (document.getElementById('nprogress')) Object.assign(window, {seen: true});
      }).observe(document.documentElement, {childList: true, subtree: true});
    });
    await page.getByRole('main').getByRole('link', {name: 'Architecture', exact: true}).click();
    await page.clock.runFor(195);
    release();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Documentation');
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => (window as unknown as {seen: boolean}).seen)).toBe(false);
  });

  test('appears after 200 ms, starts at 0.08, moves in 200 ms steps every 800 ms', async ({page}) => {
    await page.route(/\.js$/, async (route) => {
      await new Promise((done) => setTimeout(done, 2500));
      await route.continue();
    });
    await page.evaluate(() => {
      const log: {at: number; text: string}[] = [];
      let clicked = 0;
      document.addEventListener('click', () => (clicked = performance.now()), true);
      const note = (): void => {
        const bar = document.querySelector<HTMLElement>('#nprogress .bar');
        const text = bar?.style.cssText ?? '';
        if (bar && log.at(-1)?.text !== text) log.push({at: performance.now() - clicked, text});
      };
      new MutationObserver(note).observe(document.documentElement, {childList: true, subtree: true, attributes: true});
      Object.assign(window, {log});
    });
    await page.getByRole('main').getByRole('link', {name: 'Architecture', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Documentation', {timeout: 15_000});
    const log = await page.evaluate(() => (window as unknown as {log: {at: number; text: string}[]}).log);
    expect(log[0]!.at).toBeGreaterThanOrEqual(195);
    expect(log[0]!.at).toBeLessThan(600);
    const positions = log
      .map(({at, text}) => ({at, left: Number(/translate3d\((-[\d.]+)%/.exec(text)?.[1]), text}))
      .filter(({left}) => !Number.isNaN(left));
    const moves = positions.filter(({left}, index) => left !== positions[index - 1]?.left);
    expect(moves.map(({left}) => left)).toContain(-92); // (1 - 0.08) * 100 % to the left
    const start = moves.findIndex(({left}) => left === -92);
    const [first, second] = moves.slice(start + 1);
    // A trickle adds at most 0.02, and comes 800 ms after the one before.
    expect(first!.left).toBeGreaterThan(-92);
    expect(first!.left).toBeLessThanOrEqual(-90);
    expect(second!.at - first!.at).toBeGreaterThan(700);
    expect(second!.at - first!.at).toBeLessThan(1200);
    expect(log.some(({text}) => /200ms/.test(text))).toBe(true);
  });
});

test('one page view a navigation, with the address anonymised', async ({page}) => {
  await page.goto('docs');
  const events = (): Promise<unknown[][]> =>
    page.evaluate(() =>
      (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer.map((one) => Array.from(one)),
    );
  const config = (await events()).filter(([kind]) => kind === 'config');
  expect(config).toEqual([['config', 'G-JK529KMZG0', {anonymize_ip: true}]]);
  const views = async (): Promise<number> =>
    (await events()).filter(([kind, name]) => kind === 'event' && name === 'page_view').length;
  expect(await views()).toBe(0);
  await page.getByRole('main').getByRole('link', {name: 'Architecture', exact: true}).click();
  await expect(page).toHaveURL(/overview$/);
  await expect.poll(views).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/docs$/);
  await expect.poll(views).toBe(2);
  await page.waitForTimeout(300);
  expect(await views()).toBe(2);
});

test('when the code of the next page cannot be loaded, a warning is logged and the page is reloaded', async ({
  page,
  logged,
  mayLog,
}) => {
  mayLog(/ERR_FAILED|ChunkLoadError/);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  );
  await open(page, 'docs');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, {before: true}));
  await page.route(/\.js$/, (route) => route.abort());
  await page.getByRole('main').getByRole('link', {name: 'Architecture', exact: true}).click();
  // While the page is being replaced there is nothing to ask.
  await expect.poll(() => page.evaluate(() => 'before' in window).catch(() => true)).toBe(false);
  expect(logged.join('\n')).toMatch(/warning: .*chunk/i);
});

test('who goes back before the tables have come loads nothing anew, and finds them later', async ({page}) => {
  await open(page, 'docs/tutorial/annotations/annotations-code');
  await page.evaluate(() => Object.assign(window, {before: true}));
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/annotations-configs$/, async (route) => {
    await held;
    await route.continue();
  });
  const heading = page.getByRole('heading', {level: 1});
  const first = await heading.textContent();
  await page.locator('a.pagination-nav__link--next').click();
  await expect(heading).not.toHaveText(first!);
  const tables = page.locator('.markdown table:visible');
  const fetched = await tables.count();
  await page.goBack();
  await expect(heading).toHaveText(first!);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => 'before' in window)).toBe(true);
  expect(await tables.count()).toBeGreaterThan(0);
  release();
  await page.goForward();
  await expect(heading).not.toHaveText(first!);
  await expect.poll(() => tables.count()).toBeGreaterThan(fetched);
  expect(await page.evaluate(() => 'before' in window)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pages are reached by plain links, and every tab can be read', async ({page, mayLog}) => {
    mayLog(/ERR_FAILED|ChunkLoadError/);
    await page.goto('');
    await page.getByRole('link', {name: 'Getting started'}).first().click();
    await expect(page).toHaveURL(new RegExp(`${START}$`));
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    expect(await panels.count()).toBeGreaterThan(4);
    for (const summary of await page.getByRole('article').locator('summary').all()) await summary.click();
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    for (const [label] of SECTIONS)
      await expect(page.getByRole('link', {name: label, exact: true}).first()).toBeAttached();
  });
});
