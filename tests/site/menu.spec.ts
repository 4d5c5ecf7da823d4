/** The menu of a phone: nothing behind it can be reached while it is open, and the focus comes back when it closes. */
import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, SECTIONS, test} from './site.ts';

const START = 'docs/tutorial/getting-started';

const hamburger = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page): Locator => page.locator('.navbar-sidebar');

/** Whether the element that has the focus stands in the menu. */
function inMenu(page: Page): Promise<boolean> {
  return page.evaluate(() => Boolean(document.activeElement?.closest('.navbar-sidebar')));
}

async function open(page: Page): Promise<void> {
  await hamburger(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
}

test.use({viewport: {width: 390, height: 700}});

for (const route of ['', START, 'blog', 'a/b/c/d']) {
  test(`/${route}: the focus stays in the open menu`, async ({page, mayLog}) => {
    mayLog(/status of 404/);
    await page.goto(route);
    await hydrated(page);
    await open(page);
    const stops = await menu(page).locator('a, button').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < stops + 3; step++) {
        await page.keyboard.press(key);
        // At either end the browser's own bar comes first; here that is the document, which has no focus of its own.
        const outside = await page.evaluate(() => document.activeElement !== document.body);
        if (outside) expect(await inMenu(page), `${key} ${step}`).toBe(true);
      }
    }
  });
}

test('what is behind the open menu is inert, and neither wheel nor keys move it', async ({page}) => {
  await page.goto(START);
  await hydrated(page);
  await open(page);
  const reachable = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, summary, [tabindex]')]
      .filter((one) => !one.closest('.navbar-sidebar'))
      .filter((one) => !one.closest('[inert]'))
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(reachable).toEqual([]);
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 600);
  for (const key of ['End', 'PageDown', 'Space']) await page.keyboard.press(key === 'Space' ? 'PageDown' : key);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // The menu itself does scroll where it is taller than the screen.
  await page.setViewportSize({width: 390, height: 200});
  await page.mouse.move(100, 150);
  await page.mouse.wheel(0, 600);
  await expect
    .poll(() => page.locator('.navbar-sidebar__item:not([inert])').evaluate((one) => one.scrollTop))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const letters of [16, 24, 32]) {
  test(`with letters of ${letters} px, each entry of the open menu can be read`, async ({page}) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', {fontSizes: {standard: letters, fixed: letters}});
    for (const [, route] of SECTIONS) {
      await page.goto(route);
      await hydrated(page);
      await open(page);
      const closed = menu(page).locator('.menu__list-item--collapsed > :first-child > .menu__caret');
      while (await closed.count()) await closed.first().press('Enter');
      const cut = await menu(page)
        .locator('.menu__link, .menu__link span')
        .evaluateAll((all) =>
          all
            .filter(({clientHeight}) => clientHeight > 0)
            .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
            .map(({textContent}) => textContent),
        );
      expect.soft(cut, route).toEqual([]);
    }
  });
}

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => page.getByRole('button', {name: 'Close navigation bar'}).click()],
  ['a tap beside it', (page: Page) => page.locator('.navbar-sidebar__backdrop').click({position: {x: 380, y: 400}})],
  ['Back', (page: Page) => page.goBack()],
] as const) {
  test(`${how} closes the menu, and the focus is on the hamburger again`, async ({page}) => {
    await page.goto('');
    await hydrated(page);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting started');
    // The change of page has moved the focus to the top.
    await expect(page.getByRole('status').first()).not.toBeEmpty();
    await open(page);
    await close(page);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(hamburger(page)).toBeFocused();
    await expect(page.locator('[inert]').filter({has: page.locator('main, h1')})).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${START}$`));
  });
}

test('a window that becomes 997 px wide closes the menu, and the focus is on the name of the site', async ({page}) => {
  await page.goto(START);
  await hydrated(page);
  await open(page);
  await page.setViewportSize({width: 997, height: 700});
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.locator('.navbar__brand')).toBeFocused();
});

test('a docs page opens its own section; back to the main menu moves the focus, and a link leads on', async ({
  page,
}) => {
  await page.goto(START);
  await hydrated(page);
  await open(page);
  await expect(menu(page).locator('[aria-current=page]').last()).toBeInViewport();
  await page.keyboard.press('Tab'); // the first stop is the button that closes
  await menu(page).getByRole('button', {name: 'Back to main menu'}).press('Enter');
  await expect(menu(page).getByRole('link', {name: SECTIONS[0][0]}).first()).toBeFocused();
  await menu(page).getByRole('link', {name: 'Architecture'}).first().press('Enter');
  await expect(page).toHaveURL(/architecture\/overview$/);
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(page.locator('#__docusaurus > [inert]')).toHaveCount(0);
});
