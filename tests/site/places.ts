/** Where the parts of a page stand when it is first painted, and later. */
import type {Page} from '@playwright/test';
import {expect} from './site.ts';

interface Places {
  /** The distance of each part from the top of the page: of titles, headings, rows and terms, and of the footer. */
  readonly first: Readonly<Record<string, number>>;
  readonly last: Readonly<Record<string, number>>;
  /** The layout shifts that the browser has counted since the page was whole, and the nodes that shifted. */
  readonly shifts: readonly string[];
  /** How far the page would have to scroll to have the target of its address in its place. */
  readonly off: number;
}

declare global {
  interface Window {
    /** What {@link watchPlaces} has seen. */
    readonly seen: {first: Record<string, number>; shifts: string[]; places: () => Record<string, number>};
  }
}

/** Runs in the browser, before the page. */
function watch(): void {
  const places = (): Record<string, number> => {
    const parts = document.querySelectorAll('main :is(h1, h2, h3, tr[id], dfn[id]), footer');
    const shown = [...parts].filter((one) => one.checkVisibility());
    return Object.fromEntries(
      shown.map((one, index) => [`${index} ${one.tagName} ${one.id}`, one.getBoundingClientRect().top + scrollY]),
    );
  };
  const seen: Window['seen'] = {first: {}, shifts: [], places};
  Object.assign(window, {seen});
  // As in Safari, where the browser does not hold what the reader looks at in its place.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { overflow-anchor: none !important }');
  document.adoptedStyleSheets = [sheet];
  let whole = Infinity;
  document.addEventListener('readystatechange', () => {
    // The HTML is there, and no script of the page has run yet that would wait for it.
    if (document.readyState !== 'interactive') return;
    seen.first = places();
    requestAnimationFrame(() => requestAnimationFrame(() => (whole = performance.now())));
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {value: number; sources: {node: Element}[]})[]) {
      if (entry.startTime < whole) continue;
      const nodes = entry.sources.map(({node}) => `${node?.nodeName}.${node?.className}`);
      seen.shifts.push(`${entry.value}: ${nodes.join(' ')}`);
    }
  }).observe({type: 'layout-shift'});
}

/** From the next load on, what moves is seen, and scroll anchoring is off. */
export async function watchPlaces(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** What a loaded page has seen since then. */
async function places(page: Page): Promise<Places> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 500))]);
    const {first, shifts, places} = window.seen;
    const before = window.scrollY;
    document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
    return {first, last: places(), shifts, off: window.scrollY - before};
  });
}

/**
 * Nothing has moved since the first paint, and the target of the address is in its place.
 * @returns how many parts have been looked at
 */
export async function expectInPlace(page: Page, state: string): Promise<number> {
  const {first, last, shifts, off} = await places(page);
  const moved = Object.keys({...first, ...last}).filter((part) => !(Math.abs(first[part]! - last[part]!) <= 2));
  expect(
    moved.map((part) => `${part}: from ${first[part]} to ${last[part]}`),
    `what moved, ${state}`,
  ).toEqual([]);
  expect(shifts, `layout shifts, ${state}`).toEqual([]);
  expect(Math.abs(off), `from its place to the target of the address, ${state}`).toBeLessThanOrEqual(2);
  return Object.keys(first).length;
}
