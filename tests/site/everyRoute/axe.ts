/** axe on every route, in both colour modes, at the width of a phone and of a desk, with all tabs and details open. */
import type {Page} from '@playwright/test';
import axe, {type ElementContext} from 'axe-core';
import {BUILT, expect, setMode} from '../site.ts';
import {check, LOST} from './visit.ts';

/** Not read, since only a browser without JavaScript shows it. */
const HIDDEN = 'body > noscript';
/** The colours of code are looked at in code.ts, where each token is measured; axe takes seconds for as much. */
const NO_CODE = {rules: [{id: 'color-contrast', selector: '*:not(main pre, main pre *)'}]};
const BAR = 'nav.navbar';
/** The rules that look at colours. All others find the same in each mode. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Runs axe in the page, which has its source; gives what it complains of, one line a rule and place. */
function violations(page: Page, mode: 'light' | 'dark', context: ElementContext): Promise<string[]> {
  return page.evaluate(
    async ({name, where, rules}) => {
      // Without the places that are fine, which would take most of the time.
      const {violations: found} = await window.axe.run(where as ElementContext, {
        resultTypes: ['violations'],
        ...(name === 'dark' && {runOnly: {type: 'rule', values: [...rules]}}),
      });
      return found.flatMap(({id, nodes}) =>
        nodes.map((node) => `${name}: ${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
      );
    },
    {name: mode, where: context as object, rules: COLOURS},
  );
}

/** Shows what a reader would have to open first. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll('[role=tabpanel]')) panel.removeAttribute('hidden');
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** All rules in the light mode, those for colours in both, from the top of the page. */
async function scan(page: Page): Promise<string[]> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.evaluate(axe.source);
  await page.evaluate((spec) => window.axe.configure(spec), NO_CODE);
  await openAll(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const found: string[] = [];
  for (const mode of ['dark', 'light'] as const) {
    await setMode(page, mode);
    found.push(...(await violations(page, mode, {exclude: [HIDDEN]})));
  }
  return found;
}

async function scanMenu(page: Page): Promise<string[]> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const found: string[] = [];
  for (const mode of ['dark', 'light'] as const) {
    await setMode(page, mode);
    found.push(...(await violations(page, mode, BAR))); // the rest is inert
  }
  return found;
}

const routes = [...BUILT, ...LOST];
const timeout = 300_000;

export const AXE = [
  check('axe finds nothing, in both modes', {way: 'desk', routes, timeout}, async ({page}) =>
    expect(await scan(page)).toEqual([]),
  ),
  check(
    'axe finds nothing on a phone, in both modes and in the open menu',
    {way: 'phone', routes, timeout},
    async ({page}) => expect([...(await scan(page)), ...(await scanMenu(page))]).toEqual([]),
  ),
];
