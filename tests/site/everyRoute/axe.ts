/** axe on every route, in both colour modes, at the width of a phone and of a desk, with all tabs and details open. */
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {BUILT, expect, setMode} from '../site.ts';
import {check, LOST, type Visit} from './visit.ts';

/** What the colour mode can change. The other rules read the document, which is the same in both modes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** Not read, since only a browser without JavaScript shows it. */
const HIDDEN = 'body > noscript';
/** Its colours are those of C06 in code.ts, where each token is measured; axe takes seconds for as much. */
const CODE = 'main pre';

/** Runs axe; gives what it complains of, one line a rule and place. */
async function violations(state: string, axe: AxeBuilder): Promise<string[]> {
  // The site has no frames: the legacy mode stays in the page and needs no second one.
  const {violations: found} = await axe.setLegacyMode().exclude(HIDDEN).analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map((node) => `${state}: ${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
}

/** Shows what a reader would have to open first. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll('[role=tabpanel]')) panel.removeAttribute('hidden');
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** All rules once, and those of colours, with the bar and its toggle, in each mode. */
async function scan(page: Page): Promise<string[]> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openAll(page);
  const found = await violations('light', new AxeBuilder({page}).disableRules(COLOURS));
  for (const mode of ['dark', 'light'] as const) {
    await setMode(page, mode);
    found.push(...(await violations(mode, new AxeBuilder({page}).withRules(COLOURS).exclude(CODE))));
    found.push(...(await violations(`${mode} bar`, new AxeBuilder({page}).include('nav.navbar'))));
  }
  return found;
}

async function scanMenu(page: Page): Promise<string[]> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const found: string[] = [];
  for (const mode of ['dark', 'light'] as const) {
    await setMode(page, mode);
    // The rest is inert.
    found.push(...(await violations(`${mode} menu`, new AxeBuilder({page}).include('nav.navbar'))));
  }
  return found;
}

const routes = [...BUILT, ...LOST];
const timeout = 300_000;

export const AXE = [
  check('axe finds nothing, in both modes', {way: 'desk', routes, timeout}, async ({page}: Visit) =>
    expect(await scan(page)).toEqual([]),
  ),
  check(
    'axe finds nothing on a phone, in both modes and in the open menu',
    {way: 'phone', routes, timeout},
    async ({page}) => expect([...(await scan(page)), ...(await scanMenu(page))]).toEqual([]),
  ),
];
