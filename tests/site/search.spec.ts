/** The search: what it costs, how it is opened and left, what it finds, and what it says when it cannot. */
import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import axe from 'axe-core';
import {find, openIndex, type Engine} from '../../src/components/Search/engine.ts';
import type {PackedIndex} from '../../src/components/Search/packed.ts';
import {SEPARATOR} from '../../src/components/Search/weights.ts';
import {baseUrl} from '../../src/site.ts';
import {MESSAGES, QUERIES} from '../search/queries.ts';
import {ranksOf, share} from '../search/rank.ts';
import {BUILT, builtFile, expect, hydrated, open, setMode, test} from './site.ts';

const START = 'docs/tutorial/getting-started';
const base = baseUrl();

/** The id of a row of the index of errors. */
const INDEX_ROW = /^(error|exception|other)-/;

const control = (page: Page): Locator => page.getByRole('button', {name: 'Search', exact: true});
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page): Locator => page.getByRole('combobox', {name: 'Search the documentation'});
const options = (page: Page): Locator => dialog(page).getByRole('option');
const status = (page: Page): Locator => dialog(page).getByRole('status');

async function ready(page: Page, route = START): Promise<void> {
  await open(page, route);
}

async function search(page: Page, query: string): Promise<void> {
  if (!(await dialog(page).isVisible())) await page.keyboard.press('Control+k');
  // What is shown must not be of the query before.
  await field(page).fill('');
  await expect(status(page)).toHaveText('');
  await field(page).fill(query);
  await expect(status(page)).toHaveText(/^\d+ results? on|^Nothing found/);
}

/** Routes of the pages that are shown, in their order, each once. */
async function shown(page: Page): Promise<string[]> {
  const addresses = await options(page).evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  return [...new Set(addresses.map((address) => address.slice(base.length)))];
}

const kibibytes = (file: string): number => gzipSync(readFileSync(`build/${file}`)).length / 1024;

test.describe('the index', () => {
  let engine: Engine;
  test.beforeAll(async () => {
    engine = await openIndex(JSON.parse(readFileSync('build/search/index.json', 'utf8')) as PackedIndex);
  });

  test('has every document once, and none of the lists', () => {
    const routes = engine.pages.map(({route}) => route.slice(1));
    const documents = BUILT.filter((route) => readFileSync(builtFile(route), 'utf8').includes('theme-edit-this-page'));
    expect([...routes].sort()).toEqual(documents.filter((route) => route !== 'blog').sort());
  });

  test('the right page comes first for 80 %, and is among the first three for 95 % of what readers look for', () => {
    const ranks = ranksOf(QUERIES, (query) => find(engine, query), BUILT);
    expect(ranks.length).toBeGreaterThanOrEqual(60);
    const worst = ranks.filter(({rank}) => rank !== 1).map(({rank, text}) => `${rank ?? 'none'}: ${text}`);
    expect(share(ranks, 3), worst.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(share(ranks, 1), worst.join('\n')).toBeGreaterThanOrEqual(0.8);
    expect(ranks.filter(({rank}) => rank === undefined)).toEqual([]);
  });

  test('a pasted message leads to its row in the index of errors, whatever its values', () => {
    const home = '/docs/architecture/validation';
    const rows = engine.pages.find(({route}) => route === home)!.sections.filter(([anchor]) => INDEX_ROW.test(anchor));
    expect(rows.length).toBeGreaterThan(50);
    const rowOf = (text: string): (typeof rows)[number] | undefined => {
      const found = find(engine, text)
        .slice(0, 3)
        .find(({page}) => page.route === home);
      return rows.find(([anchor]) => anchor === found?.page.sections[found.sections[0]!.index]![0]);
    };
    const asked = MESSAGES.map(({text, row}) => ({text, row, found: rowOf(text)?.[0]}));
    expect(asked.filter(({row, found}) => !found || (row && row !== found))).toEqual([]);
    // Two errors may have the same words.
    const values = ['com.acme.Shop', 'shop.size', 'size'];
    const messages = rows.flatMap(([, heading]) => heading.split(SEPARATOR));
    const lost = messages.filter((message) => {
      const text = values.reduce((before, value) => before.replace('…', value), message).replaceAll('…', '7');
      return !rowOf(text)?.[1].split(SEPARATOR).includes(message);
    });
    expect(lost).toEqual([]);
  });
});

test('every result is a page that exists, once under the base path, at an anchor that exists', async ({page}) => {
  await ready(page);
  for (const query of ['reload', 'release']) {
    await search(page, query);
    const hrefs = await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
    expect(hrefs.length).toBeGreaterThan(2);
    for (const href of hrefs) {
      expect(href.split(base)).toHaveLength(2);
      const [route = '', anchor] = href.slice(base.length).split('#');
      expect(BUILT).toContain(route);
      if (anchor) expect(readFileSync(builtFile(route), 'utf8')).toMatch(new RegExp(`id="?${anchor}[">\\s]`));
    }
  }
  // Documents come before posts.
  const routes = await shown(page);
  expect(routes.findIndex((route) => route.startsWith('blog/'))).toBe(routes.length - 1);
});

test('parts of composed names and signs find their pages', async ({page}) => {
  await ready(page);
  for (const query of ['MapConfigSource', 'mapconfig', 'addSource', 'treatMissingValues', 'http.pool', '#{']) {
    const {pages} = QUERIES.find(({text}) => text === query)!;
    if (!pages.some((route) => BUILT.includes(`docs/${route}`))) continue;
    await search(page, query);
    const routes = await shown(page);
    expect(
      routes.some((route) => pages.includes(route.slice('docs/'.length))),
      `${query}: ${routes.join(' ')}`,
    ).toBe(true);
  }
  await search(page, '?!');
  await expect(status(page)).toHaveText('Nothing found for “?!”. These pages lead on:');
  await expect(dialog(page).getByRole('link', {name: 'Modules'})).toHaveAttribute(
    'href',
    `${base}docs/modules/observability-micrometer`,
  );
});

test('opened, used and left by keyboard; the roles, the count and the focus are right', async ({page}) => {
  await ready(page);
  await control(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.insertText('reload strategy');
  await expect(status(page)).toHaveText(/^\d results on \d pages$/);
  const count = await options(page).count();
  await expect(status(page)).toHaveText(new RegExp(`^${count} results on ${(await shown(page)).length} pages$`));
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const list = await field(page).getAttribute('aria-controls');
  await expect(page.locator(`#${list}`)).toHaveRole('listbox');
  for (const [key, place] of [
    ['', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
  ] as const) {
    if (key) await page.keyboard.press(key);
    const active = options(page).nth(place);
    await expect(active).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id'))!);
    await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(control(page)).toBeFocused();
});

test('Ctrl K and / open it, the latter outside of fields and until it is switched off', async ({page}) => {
  await ready(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  const choice = dialog(page).getByRole('checkbox');
  await choice.uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  // Nothing had the focus before: now it is on the control.
  await expect(control(page)).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(choice).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('/');
  await page.waitForTimeout(300);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await choice.check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('Enter opens the active result at its heading, also on the page that is open', async ({page}) => {
  await ready(page);
  await search(page, 'watch a file');
  await expect(options(page).first()).toHaveAttribute('href', /advanced\/reload-strategies/);
  const href = (await options(page).nth(1).getAttribute('href'))!;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
  await expect(dialog(page)).toHaveCount(0);
  await ready(page, 'docs/advanced/reload-strategies');
  await search(page, 'watch a file');
  await dialog(page)
    .getByRole('option', {name: /^Watch a file/})
    .first()
    .click();
  await expect(page).toHaveURL(/reload-strategies#watch-a-file$/);
  await expect(page.locator('#watch-a-file')).toBeInViewport();
  await expect(page.locator('#watch-a-file')).toBeFocused();
});

test('a result opened with Ctrl comes in a tab of its own, and the list stays', async ({page, context}) => {
  await ready(page);
  await search(page, 'reload strategy');
  const address = page.url();
  const opened = context.waitForEvent('page');
  await options(page)
    .first()
    .click({modifiers: ['ControlOrMeta']});
  await (await opened).close();
  expect(page.url()).toBe(address);
  await expect(dialog(page)).toBeVisible();
});

test('one result is one result', async ({page}) => {
  const engine = await openIndex(JSON.parse(readFileSync('build/search/index.json', 'utf8')) as PackedIndex);
  const words = engine.pages.flatMap(({sections}) => sections.flatMap(([, heading]) => heading.split(/\W+/)));
  const rare = words.find((word) => {
    const found = word.length > 7 ? find(engine, word) : [];
    return found.length === 1 && found[0]!.sections.length === 1;
  });
  await ready(page);
  await search(page, rare!);
  await expect(options(page)).toHaveCount(1);
  await expect(status(page)).toHaveText('1 result on 1 page');
});

test('a result shows its page, its place, the heading, and the text with the words marked', async ({page}) => {
  await ready(page);
  await search(page, 'atomic move watch');
  const group = dialog(page).getByRole('group').first();
  await expect(group).toHaveAccessibleName(/· Tutorial - Advanced/);
  await expect(group.getByRole('option').first().locator('mark').first()).toBeVisible();
  const words = await group.locator('mark').allTextContents();
  expect(words.join(' ').toLowerCase()).toMatch(/watch/);
});

for (const [width, height] of [
  [320, 568],
  [390, 700],
  [1280, 720],
] as const) {
  test(`${width} px: the results fit on one screen, and nothing is wider`, async ({page}) => {
    await page.setViewportSize({width, height});
    await ready(page);
    for (const query of ['configuration', 'setTreatMissingDiscretionaryValuesAsErrors']) {
      await search(page, query);
      await page.waitForTimeout(500);
      const box = await dialog(page).evaluate((one) => ({
        fits: one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth,
        ...one.getBoundingClientRect().toJSON(),
      }));
      expect(box.fits, query).toBe(true);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.bottom).toBeLessThanOrEqual(height);
      expect(await options(page).count()).toBeGreaterThanOrEqual(2);
    }
  });
}

test('axe finds nothing in the open dialog, in both modes, with results and without', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await ready(page);
  await page.evaluate(axe.source);
  for (const mode of ['light', 'dark'] as const) {
    for (const query of ['watch a file', '?!']) {
      await setMode(page, mode);
      await search(page, query);
      await page.waitForTimeout(500);
      const found = await page.evaluate(async () => {
        const {violations} = await window.axe.run('dialog', {resultTypes: ['violations']});
        return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
      });
      expect(found, `${mode}, ${query}`).toEqual([]);
    }
  }
});

test('forced colours show the active result, and nothing moves', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await ready(page);
  await search(page, 'reload');
  const outline = (one: Locator): Promise<string> => one.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline(options(page).first())).toBe('solid');
  expect(await outline(options(page).nth(1))).toBe('none');
});

test.describe('what cannot be loaded', () => {
  const whole = JSON.parse(readFileSync('build/search/index.json', 'utf8')) as PackedIndex;
  const withoutPages = JSON.stringify({...whole, pages: []});
  for (const [what, answer] of [
    ['a missing index', {status: 404, body: 'no'}],
    ['a broken index', {status: 200, body: '{"version": 1'}],
    ['an index of another version', {status: 200, body: '{"version": 0}'}],
    ['an index without its pages', {status: 200, body: withoutPages}],
  ] as const) {
    test(`${what}: a message and the sections`, async ({page, mayLog}) => {
      mayLog(/status of 404/);
      await page.route('**/search/index.json', (route) => route.fulfill(answer));
      await ready(page);
      await page.keyboard.press('Control+k');
      await field(page).fill('reload');
      await expect(status(page)).toHaveText(/^The index of the search cannot be loaded/);
      await expect(dialog(page).getByRole('link')).toHaveCount(5);
      // The next time it is asked for again.
      await page.keyboard.press('Escape');
      await page.unroute('**/search/index.json');
      await ready(page);
      await search(page, 'reload');
      expect(await options(page).count()).toBeGreaterThan(2);
    });
  }

  test('offline before the dialog has come: a message with a link; later it opens', async ({page, context, mayLog}) => {
    mayLog(/ERR_INTERNET_DISCONNECTED|Loading chunk/);
    await ready(page);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toContainText('The search did not load.');
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', `${base}docs`);
    await context.setOffline(false);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await search(page, 'reload');
  });

  for (const [what, answer] of [
    ['without the texts', {status: 404, body: ''}],
    ...['null', '[1]'].map((body) => [`with texts that are ${body}`, {body}] as const),
  ] as const) {
    test(`results come ${what}, too`, async ({page, mayLog}) => {
      mayLog(/status of 404/);
      await page.route(/search\/[0-9a-f]{12}\.json/, (route) => route.fulfill(answer));
      await ready(page);
      const come = page.waitForResponse(/search\/[0-9a-f]{12}\.json/);
      await search(page, 'reload');
      await come;
      await page.waitForTimeout(300);
      expect(await options(page).count()).toBeGreaterThan(2);
    });
  }
});

test('the not-found page names the nearest page, and opens the search', async ({page, mayLog}) => {
  mayLog(/status of 404/);
  await ready(page, 'docs/tutorial/getting-start');
  await expect(page.getByRole('main').getByRole('link', {name: '/docs/tutorial/getting-started'})).toBeVisible();
  await page.getByRole('main').getByRole('button', {name: 'search the site'}).click();
  await expect(field(page)).toBeFocused();
});

test.describe('what it costs', () => {
  /** KiB after gzip of what is asked for from now on, of this site. */
  function weigh(page: Page): () => number {
    let sum = 0;
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.startsWith(base) && request.resourceType() !== 'document')
        sum += kibibytes(pathname.slice(base.length));
    });
    return () => sum;
  }

  test('before use nothing but the control: at most 1 KiB of script, and no style', () => {
    const main = readFileSync(`build/assets/js/${mainScript()}`, 'utf8');
    // The component as the bundle has it, a function from its first word to the next function's.
    const from = main.lastIndexOf('function ', main.lastIndexOf('/search/', main.indexOf('Control+K Meta+K /')));
    const to = main.indexOf('function ', main.indexOf('Control+K Meta+K /'));
    expect(main.slice(from, to)).toMatch(/^function .*index\.json.*Control\+K/s);
    const bytes = gzipSync(main).length - gzipSync(main.slice(0, from) + main.slice(to)).length;
    expect(bytes).toBeGreaterThan(300);
    expect(bytes).toBeLessThanOrEqual(1024);
    const styles = readdirSync('build/assets/css').map((name) => readFileSync(`build/assets/css/${name}`, 'utf8'));
    expect(styles.join('')).not.toContain('search-field');
    for (const word of ['combobox', 'minisearch', 'MiniSearch']) expect(main).not.toContain(word);
  });

  test('nothing is fetched before use, at most 200 KiB for the first query, 40 for the next', async ({page}) => {
    await ready(page);
    await page.waitForLoadState('networkidle');
    const before = weigh(page);
    await page.mouse.wheel(0, 800);
    await page.keyboard.press('Tab');
    await page.waitForTimeout(500);
    // Links that come into view are fetched ahead; of the search, nothing.
    const rest = before();
    await search(page, 'reload strategy');
    await expect(options(page).first().locator('span mark').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const first = before() - rest;
    await search(page, 'default tags');
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
    const second = before() - rest - first;
    console.log(`first query ${first.toFixed(1)} KiB, second ${second.toFixed(1)} KiB`);
    expect(first).toBeGreaterThan(50);
    expect(first).toBeLessThanOrEqual(200);
    expect(second).toBeLessThanOrEqual(40);
  });
});

function mainScript(): string {
  return /(?<=\/)main\.[0-9a-f]+\.js/.exec(readFileSync(builtFile(START), 'utf8'))![0];
}
