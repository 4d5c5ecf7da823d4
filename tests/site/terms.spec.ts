/** Links to terms: what a reader is shown with a pointer, the keyboard, a finger, on paper and without popovers. */
import type {Locator, Page} from '@playwright/test';
import axe from 'axe-core';
import {built, LINKING} from './everyRoute/terms.ts';
import {expect, hydrated, setMode, test} from './site.ts';

/** A page that links to a term of another page, and the address of that term. */
const [ROUTE, TARGET] = LINKING.flatMap(({route, links}) =>
  links.filter((one) => !one.startsWith('#')).map((one) => [route, one] as const),
)[0]!;

const link = (page: Page): Locator => page.locator(`main a[aria-describedby][href="${TARGET}"]`).first();
const popover = (page: Page): Locator => page.locator('[popover]:popover-open');

async function open(page: Page): Promise<void> {
  await page.goto(ROUTE);
  await hydrated(page);
  await link(page).evaluate((one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
}

/** What a sighted reader needs: all of it is in the window, and it does not lie over its link. */
async function expectInView(page: Page): Promise<void> {
  const box = (await popover(page).boundingBox())!;
  const {width, height} = page.viewportSize()!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  const at = (await link(page).boundingBox())!;
  expect(box.y >= at.y + at.height || box.y + box.height <= at.y, 'beside the link').toBe(true);
}

test('the page itself has the links alone: nothing of a definition is in its HTML, as in the feeds', () => {
  expect(LINKING.length).toBeGreaterThan(1);
  for (const {route} of LINKING) expect(built(route)('[popover], [role=note]').length, route).toBe(0);
});

test('the pointer opens it, may go into it, and closes it; nothing of the page moves', async ({page}) => {
  await open(page);
  const heading = page.locator('main :is(h2, p)').last();
  const y = (await heading.boundingBox())!.y;
  const at = (await link(page).boundingBox())!;
  await link(page).hover();
  await expect(popover(page)).toBeVisible();
  await expectInView(page);
  expect((await heading.boundingBox())!.y).toBe(y);
  expect(await link(page).boundingBox()).toEqual(at);
  const box = (await popover(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {steps: 12});
  await page.waitForTimeout(700);
  await expect(popover(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(popover(page)).toHaveCount(0);
});

test('it opens above the link where there is no room below, and names the page that explains the word', async ({
  page,
}) => {
  await open(page);
  await link(page).evaluate((one) => one.scrollIntoView({block: 'end', behavior: 'instant'}));
  await link(page).hover();
  await expect(popover(page)).toBeVisible();
  await expectInView(page);
  const title = built(TARGET.replace(/^.*\/docs/, 'docs').replace(/#.*/, ''))('h1').text();
  await expect(popover(page)).toContainText(`Explained in ${title}`);
});

test('a pointer that passes by opens nothing', async ({page}) => {
  await open(page);
  const opened = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('beforetoggle', () => resolve(true), {capture: true});
        setTimeout(() => resolve(false), 1500);
      }),
  );
  await link(page).hover();
  await page.mouse.move(2, 2);
  expect(await opened).toBe(false);
});

test('Escape closes what the pointer has opened, and a click follows the link', async ({page}) => {
  await open(page);
  await link(page).hover();
  await expect(popover(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  await link(page).click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === TARGET);
  await expect(page.locator(TARGET.replace(/.*#/, '#'))).toBeInViewport();
  await expect(popover(page)).toHaveCount(0);
});

test('the keyboard opens it with the focus; Escape closes it, Tab goes on, Enter follows', async ({page}) => {
  await open(page);
  // The stop before the link, then Tab: what a script focuses is no keyboard's focus.
  await link(page).evaluate((one) => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"], summary')];
    stops
      .slice(0, stops.indexOf(one as HTMLElement))
      .findLast((stop) => stop.checkVisibility() && stop.tabIndex >= 0)!
      .focus();
  });
  await page.keyboard.press('Tab');
  await expect(link(page)).toBeFocused();
  await expect(popover(page)).toBeVisible();
  await expectInView(page);
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(popover(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const isOpen = (): Promise<boolean> => link(page).evaluate((one) => one.nextElementSibling!.matches(':popover-open'));
  await expect.poll(isOpen).toBe(false);
  await expect(link(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === TARGET);
});

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing in an open one, ${mode}`, async ({page}) => {
    await open(page);
    await setMode(page, mode);
    await link(page).hover();
    await expect(popover(page)).toBeVisible();
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const {violations} = await window.axe.run('[popover]:popover-open', {resultTypes: ['violations']});
      return violations.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.failureSummary}`));
    });
    expect(found).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 320, height: 640}});

  test('a first tap shows it, a second one follows the link', async ({page}) => {
    await open(page);
    const address = page.url();
    await link(page).tap();
    await expect(popover(page)).toBeVisible();
    await expectInView(page);
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await link(page).tap();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === TARGET);
  });

  test('the link in it leads to the definition, and a tap elsewhere closes it', async ({page}) => {
    await open(page);
    await link(page).tap();
    await expect(popover(page)).toBeVisible();
    await page.touchscreen.tap(4, 320);
    await expect(popover(page)).toHaveCount(0);
    await link(page).tap();
    await popover(page).getByRole('link').tap();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === TARGET);
  });
});

test('on paper it is a text like any other, even when the popover is open', async ({page}) => {
  await open(page);
  await link(page).hover();
  await expect(popover(page)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(popover(page)).toBeHidden();
  // The colour of a link changes within 200 ms.
  const style = () =>
    link(page).evaluate((one) => ({
      line: getComputedStyle(one).textDecorationLine,
      same: getComputedStyle(one).color === getComputedStyle(one.parentElement!).color,
      after: getComputedStyle(one, '::after').content,
    }));
  await expect.poll(style).toEqual({line: 'none', same: true, after: 'none'});
});

test.describe('with forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('the link is underlined, and the popover has a line around it', async ({page}) => {
    await open(page);
    expect(await link(page).evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe('underline');
    await link(page).hover();
    const style = await popover(page).evaluate((one) => {
      const {borderTopStyle, borderBottomColor, backgroundColor} = getComputedStyle(one);
      return {borderTopStyle, differs: borderBottomColor !== backgroundColor};
    });
    expect(style).toEqual({borderTopStyle: 'solid', differs: true});
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('it is a link', async ({page}) => {
    await page.goto(ROUTE);
    await page.locator(`main a[href="${TARGET}"]`).first().click();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === TARGET);
  });
});

test('in a browser without popovers it is a link', async ({page}) => {
  await page.addInitScript(() => {
    delete (HTMLElement.prototype as Partial<HTMLElement>).popover;
    delete (HTMLElement.prototype as Partial<HTMLElement>).showPopover;
    delete (HTMLElement.prototype as Partial<HTMLElement>).hidePopover;
  });
  await page.goto(ROUTE);
  await hydrated(page);
  await expect(page.locator('[role=note]')).toHaveCount(0);
  const plain = page.locator(`main a[href="${TARGET}"]`).first();
  await expect(plain).not.toHaveAttribute('aria-describedby');
  await plain.hover();
  await plain.click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === TARGET);
});
