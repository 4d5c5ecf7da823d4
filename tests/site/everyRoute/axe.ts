/** axe on every route, in both colour modes, at the width of a phone and of a desk, with all tabs and details open. */
import type {Page} from '@playwright/test';
import axe, {type ElementContext, type RunOptions} from 'axe-core';
import {BUILT, expect, setMode} from '../site.ts';
import {check, LOST} from './visit.ts';

/** What the colour mode can change. The other rules read the document, which is the same in both modes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** Not read, since only a browser without JavaScript shows it. */
const HIDDEN = 'body > noscript';
/** Its colours are those of C06 in code.ts, where each token is measured; axe takes seconds for as much. */
const CODE = 'main pre';
const BAR = 'nav.navbar';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Runs axe in the page, which has its source; gives what it complains of, one line a rule and place. */
function violations(page: Page, state: string, context: ElementContext, options: RunOptions = {}): Promise<string[]> {
  return page.evaluate(
    async ({name, where, how}) => {
      // Without the places that are fine, which would take most of the time.
      const {violations: found} = await window.axe.run(where as ElementContext, {...how, resultTypes: ['violations']});
      return found.flatMap(({id, nodes}) =>
        nodes.map((node) => `${name}: ${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
      );
    },
    {name: state, where: context as object, how: options as object},
  );
}

/** Shows what a reader would have to open first. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll('[role=tabpanel]')) panel.removeAttribute('hidden');
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** All rules once, and those of colours, and the bar with its toggle, in each mode. */
async function scan(page: Page): Promise<string[]> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.evaluate(axe.source);
  await openAll(page);
  const off = Object.fromEntries(COLOURS.map((rule) => [rule, {enabled: false}]));
  const found = await violations(page, 'light', {exclude: [HIDDEN]}, {rules: off});
  for (const mode of ['dark', 'light'] as const) {
    await setMode(page, mode);
    found.push(...(await violations(page, mode, {exclude: [HIDDEN, CODE]}, {runOnly: COLOURS})));
    found.push(...(await violations(page, `${mode} bar`, BAR)));
  }
  return found;
}

async function scanMenu(page: Page): Promise<string[]> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const found: string[] = [];
  for (const mode of ['dark', 'light'] as const) {
    await setMode(page, mode);
    found.push(...(await violations(page, `${mode} menu`, BAR))); // the rest is inert
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
