/** axe on every route, in both colour modes, at the width of a phone and of a desk, with all tabs and details open. */
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {BUILT, expect, setMode, test} from './site.ts';

const PHONE = {width: 390, height: 844};
const DESK = {width: 1280, height: 800};
const MODES = ['light', 'dark'] as const;

/** What axe complains of, one line a rule and place. */
async function violations(page: Page, state: string, part: string, but: string): Promise<string[]> {
  // The site has no frames: the legacy mode stays in the page and needs no second one.
  const {violations: found} = await new AxeBuilder({page}).setLegacyMode().include(part).exclude(but).analyze();
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

let scans = 0;

test.use({contextOptions: {reducedMotion: 'reduce'}});
test.afterAll(() => console.log(`axe: ${scans} scans without a violation in this worker`));

for (const route of [...BUILT, '404.html', 'a/b/c/d']) {
  test(`/${route}: axe finds nothing, in both modes, at both widths and in the open menu`, async ({page, mayLog}) => {
    test.setTimeout(300_000);
    mayLog(/status of 404/);
    await page.setViewportSize(DESK);
    await page.goto(route);
    await expect(page.locator('[data-has-hydrated=true]')).toHaveCount(1);
    const found: string[] = [];
    const scan = async (state: string, part = 'html', but = 'body > noscript'): Promise<void> => {
      found.push(...(await violations(page, state, part, but)));
      scans++;
    };
    await openAll(page);
    for (const mode of MODES) {
      await setMode(page, mode);
      await scan(`${mode} ${DESK.width}`);
    }
    await page.setViewportSize(PHONE);
    await openAll(page);
    for (const mode of MODES) {
      await setMode(page, mode);
      await scan(`${mode} ${PHONE.width}`, 'html', 'pre code'); // its colours are those of the desk
    }
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    for (const mode of MODES) {
      await setMode(page, mode);
      await scan(`${mode} menu`, 'nav.navbar'); // the rest is inert
    }
    expect(found).toEqual([]);
  });
}
