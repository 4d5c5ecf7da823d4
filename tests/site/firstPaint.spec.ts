/**
 * A page does not move after its first paint, whatever the reader has chosen before: a link to a heading that is opened
 * in a new tab leads to it.
 */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {baseUrl} from '../../src/site.ts';
import {BUILT, builtFile, expect, hydrated, listen, test} from './site.ts';
import {expectInPlace, watchPlaces} from './places.ts';

const WIDTHS = [390, 997, 1280];

/** What may be chosen on a page: the values of each group of tabs. */
function groupsOf(route: string): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const {attribs} of load(readFileSync(builtFile(route), 'utf8'))('[data-tabs]').toArray()) {
    const [group, ...values] = attribs['data-tabs']!.split(' ');
    groups.set(group!, new Set([...(groups.get(group!) ?? []), ...values]));
  }
  return groups;
}

/** So many choices that each value of each group is in one; the first is none. */
function choicesOf(route: string): Record<string, string>[] {
  const groups = [...groupsOf(route)].map(([group, values]) => [group, [...values]] as const);
  const count = Math.max(1, ...groups.map(([, values]) => values.length));
  return Array.from({length: count}, (_, index) =>
    index === 0 ? {} : Object.fromEntries(groups.map(([group, values]) => [group, values[index] ?? values.at(-1)!])),
  );
}

const idsOf = (route: string): string[] =>
  load(readFileSync(builtFile(route), 'utf8'))('main :is(h2, h3)[id]')
    .toArray()
    .map((one) => one.attribs.id!);

interface Window {
  readonly page: Page;
  readonly logged: string[];
}

/** One browser page for all routes, whose scripts then need not be compiled again. */
const loading = test.extend<object, {window: Window}>({
  window: [
    async ({browser}, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      // Not a route of Playwright, which would turn the browser's cache off.
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', {urls: ['*://*.googletagmanager.com/*']});
      await watchPlaces(page);
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
      );
      await use({page, logged: listen(page)});
      await context.close();
    },
    {scope: 'worker'},
  ],
});

for (const route of BUILT) {
  const choices = choicesOf(route);
  loading(
    `/${route}: nothing moves, and each heading is in its place, with ${choices.length} choices of tabs`,
    async ({window: {page, logged}, baseURL}) => {
      const ids = idsOf(route);
      let loads = 0;
      for (const choice of choices) {
        for (const width of WIDTHS) {
          await page.setViewportSize({width, height: 844});
          // Any page of the site, to store something for it; for a picture the browser asks for a favicon.ico as well.
          if (!page.url().startsWith(baseURL!)) await page.goto(`${baseURL}markdown-page`);
          await page.evaluate((all) => {
            localStorage.clear();
            for (const [group, value] of Object.entries(all)) localStorage.setItem(`docusaurus.tab.${group}`, value);
          }, choice);
          logged.length = 0;
          // Another heading each time, the last one first: much above it may move.
          const id = ids.at(-1 - ((loads * 3) % Math.max(1, ids.length)));
          await page.goto(`${baseURL}${route}?load=${loads++}${id ? `#${id}` : ''}`);
          const state = `at ${width} px with ${JSON.stringify(choice)} and #${id}`;
          expect(await expectInPlace(page, state)).toBeGreaterThan(1);
          for (const [group, value] of Object.entries(choice)) {
            const tabs = page.locator(`[data-tabs^="${group} "][data-tabs~="${value}"] > [role=tablist]`);
            const chosen = tabs.locator(`[aria-controls$=":${value}"][aria-selected=true]`);
            await expect(chosen, state).toHaveCount(await tabs.count());
          }
          expect(logged.filter((line) => !/ERR_BLOCKED_BY_CLIENT/.test(line))).toEqual([]);
        }
      }
    },
  );
}

/** Goes to an address without a load, as Forward does; of the links on a page, none leads to each heading. */
async function changePage(page: Page, route: string, id: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({key: address}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', {state: history.state as unknown}));
  }, `${baseUrl()}${route}#${id}`);
  const title = load(readFileSync(builtFile(route), 'utf8'))('head > title').text();
  await page.waitForFunction(
    ([wanted, target]) => document.title === wanted && document.getElementById(target!),
    [title, id],
  );
}

/** How far the page would have to scroll to have an element in its place. */
const distance = (page: Page, id: string): Promise<number> =>
  page.evaluate(async (target) => {
    for (let frame = 0; frame < 3; frame++)
      await Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 500))]);
    const before = scrollY;
    document.getElementById(target)!.scrollIntoView();
    return Math.abs(scrollY - before);
  }, id);

/** Opens a page as one who has chosen Kotlin and Gradle. */
async function open(page: Page, address: string): Promise<void> {
  await watchPlaces(page);
  await page.addInitScript(() => {
    Object.assign(localStorage, {'docusaurus.tab.language': 'kotlin', 'docusaurus.tab.build': 'gradle-groovy'});
  });
  await page.goto(address);
  await hydrated(page);
}

for (const width of WIDTHS) {
  test(`a change of page leads to the last heading of each page, below remembered tabs, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({width, height: 844});
    await open(page, 'docs');
    const off: string[] = [];
    for (const route of BUILT) {
      const id = idsOf(route).at(-1);
      if (!id) continue;
      await changePage(page, route, id);
      const by = await distance(page, id);
      if (by > 2) off.push(`/${route}#${id}: ${by} px`);
    }
    expect(off).toEqual([]);
  });
}

/** What can be linked to and is not shown: a row of each page in a closed fold, and one in the panel of each language. */
const HIDDEN = BUILT.flatMap((route) =>
  ['details', '[role=tabpanel][id$=":java"]', '[role=tabpanel][id$=":kotlin"]'].flatMap((box) => {
    const id = load(readFileSync(builtFile(route), 'utf8'))(`main ${box} :is(tr, dfn)[id]`).attr('id');
    return id ? [{route, box, id}] : [];
  }),
);

for (const {route, box, id} of HIDDEN) {
  test(`/${route}: a link leads to a row in ${box}, by load, from another page and from this one`, async ({page}) => {
    const isInPlace = async (way: string): Promise<void> => {
      await expect(page.locator(`[id="${id}"]`), way).toBeInViewport();
      expect(await distance(page, id), way).toBeLessThanOrEqual(2);
    };
    await open(page, `${route}#${id}`);
    await isInPlace('by load');
    await page.goto('docs');
    await hydrated(page);
    await changePage(page, route, id);
    await isInPlace('from another page');
    await open(page, route);
    await changePage(page, route, id);
    await isInPlace('from this page');
  });
}

test('there are such rows', () => expect(HIDDEN.length).toBeGreaterThan(2));
