/** After Back the keyboard is where the reader left it, whatever kind of link was followed. */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {load} from 'cheerio';
import {BUILT, builtFile, expect, open, test} from './site.ts';

const ANNOTATIONS = 'docs/tutorial/annotations/annotations-code';
const OVERVIEW = 'docs/architecture/overview';
const LINK = 'a[href^="/"]';

/** A page with a link in a fold. */
const FOLDED = BUILT.find(
  (route) => load(readFileSync(builtFile(route), 'utf8'))(`.markdown > details ${LINK}`).length > 0,
)!;

/** Each page, and where on it each kind of link is. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [ANNOTATIONS]: {
    'in a list': `.markdown > ul ${LINK}`,
    'in a cell': `td ${LINK}`,
    'to a term': '.markdown a[aria-describedby]:not([href*=annotations-code])',
    'to the next page': 'a.pagination-nav__link--next',
    'of the breadcrumbs': `.breadcrumbs ${LINK}`,
    'of the sidebar': '.menu a[href$="/getting-started"]',
    'of the bar': '.navbar a[href$="/reload-strategies"]',
    'of the footer': `footer.footer ${LINK}`,
  },
  [OVERVIEW]: {'in a diagram': `.diagram svg ${LINK}`, 'to a heading': '.markdown p a[href*="/docs/"][href*="#"]'},
  'docs/tutorial/annotations/annotations-configs': {'in a box': `.alert ${LINK}`},
  'docs/category/tagging---configurations': {'on a card': `article ${LINK}`},
  docs: {'of the map': `main li ${LINK}`},
  '': {'of the home page': `main ${LINK}`},
  blog: {'of a list of posts': `article ${LINK}`},
};

/** Leaves the page by a link and comes back. */
async function thereAndBack(page: Page, leave: () => Promise<void>): Promise<void> {
  const status = page.locator('.page-change');
  const title = await page.title();
  await leave();
  await expect(status).toHaveText(/./);
  await expect.poll(() => status.textContent()).not.toBe(title);
  await page.goBack();
  await expect(status).toHaveText(title);
}

const shown = (page: Page, selector: string): Locator => page.locator(selector).filter({visible: true}).first();

for (const [route, kinds] of Object.entries(KINDS)) {
  test(`/${route}: from a link ${Object.keys(kinds).join(', ')}: on that link`, async ({page}) => {
    await open(page, route);
    for (const [kind, selector] of Object.entries(kinds)) {
      const link = shown(page, selector);
      await thereAndBack(page, () => link.press('Enter'));
      await expect.soft(link, kind).toBeFocused();
    }
  });
}

test('from the second of two links to one page: on the second', async ({page}) => {
  await open(page, OVERVIEW);
  const href = await shown(page, `.diagram svg ${LINK}`).getAttribute('href');
  const link = page.locator(`a[href="${href}"]`).filter({visible: true}).last();
  expect(await page.locator(`a[href="${href}"]`).filter({visible: true}).count()).toBeGreaterThan(1);
  await thereAndBack(page, () => link.press('Enter'));
  await expect(link).toBeFocused();
});

test('from a link that is clicked and gets no focus, as in Safari: on that link', async ({page}) => {
  await open(page, OVERVIEW);
  await page.evaluate(() => document.addEventListener('mousedown', (event) => event.preventDefault()));
  const link = shown(page, `.markdown ul ${LINK}`);
  await thereAndBack(page, () => link.click());
  await expect(link).toBeFocused();
});

test('from a link in a fold, which is closed again: on the fold', async ({page}) => {
  await open(page, FOLDED);
  const fold = page.locator('.markdown > details', {has: page.locator(LINK)}).first();
  const summary = fold.locator('summary').first();
  await summary.click();
  await thereAndBack(page, () => fold.locator(LINK).first().press('Enter'));
  await expect(summary).toBeFocused();
});

test('from the definition of a term, which is closed again: on the term', async ({page}) => {
  await open(page, ANNOTATIONS);
  const term = shown(page, '.markdown a[aria-describedby]:not([href*=annotations-code])');
  await term.focus();
  const source = page.locator('[popover]:popover-open a');
  await thereAndBack(page, () => source.click());
  await expect(term).toBeFocused();
});

test('from the menu of a phone, which is closed again: on its button', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, ANNOTATIONS);
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  await button.click();
  await thereAndBack(page, () =>
    shown(page, '.navbar-sidebar__item:not([inert]) a[href$="/getting-started"]').press('Enter'),
  );
  await expect(button).toBeFocused();
});

test('three times, over an entry of the contents of another page: on the link of each page', async ({page}) => {
  const status = page.locator('.page-change');
  await open(page, OVERVIEW);
  const link = shown(page, '.markdown a[href$="/config-source"]');
  await link.press('Enter');
  await expect(status).toHaveText(/config source/);
  await shown(page, '.table-of-contents a').press('Enter');
  await expect(page).toHaveURL(/#/);
  const further = shown(page, '.menu a[href$="/reload-strategies"]');
  await further.press('Enter');
  await expect(status).toHaveText(/reload strategy/);
  await page.goBack();
  await expect(further).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await page.goBack();
  await expect(status).toHaveText(/^From source/);
  await expect(link).toBeFocused();
});

test('from a page that no link led away from: on the top', async ({page}) => {
  await open(page, OVERVIEW);
  await shown(page, '.menu a[href$="/decoders"]').press('Enter');
  await expect(page.locator('.page-change')).toHaveText(/^(?!From source)./);
  await page.goBack();
  await expect(page.locator('.page-change')).toHaveText(/^From source/);
  await page.goForward();
  await expect(page.locator('.page-change')).toHaveText(/^(?!From source)./);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});
