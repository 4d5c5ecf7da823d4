/**
 * Whole programs: folded below each excerpt, and below each output whose program the page does not show. What is true of
 * the folds of every page stands in everyRoute/programs.ts.
 */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {BUILT, builtFile, expect, open, test} from './site.ts';

const PAGE = 'docs/advanced/reload-strategies';

const folds = (within: Page | Locator): Locator => within.locator('details', {has: within.locator('summary:visible')});

/** The first page whose HTML has something, with what the pattern finds. */
function pageWith(pattern: RegExp): readonly [route: string, found: string] {
  for (const route of BUILT) {
    const found = pattern.exec(readFileSync(builtFile(route), 'utf8'));
    if (found) return [route, found[1]!];
  }
  throw new Error(`no page has ${pattern.source}`);
}

/** A page with two excerpts of a Java program, and the id of the place that has the program. */
const [TWICE, HOME] = pageWith(/<a href="?#([^">\s]+\.java[-\d]*)"?>Shown on this page/);

test('a second fold shows the same program with its own lines, and copies it whole', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, TWICE);
  const index = await page.evaluate(async (id) => {
    const html = await (await fetch(window.location.href)).text();
    const all = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('details')];
    return all.findIndex((fold) => fold.querySelector(`a[href="#${id}"]`));
  }, HOME);
  const fold = page.locator('details').nth(index);
  await fold.locator('summary').click();
  await fold.getByRole('button', {name: 'Copy'}).click();
  await expect(fold.getByText('Copied', {exact: true})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^import [^]*}$/);
  expect(await fold.locator('code').textContent()).toBe(copied);
  expect(await page.locator(`[id="${HOME}"] code`).first().textContent()).toBe(copied);
  await expect(fold.locator('.excerpt')).toBeVisible();
});

test('a fold whose program cannot be fetched leads to it', async ({page, mayLog}) => {
  mayLog(/ERR_FAILED/);
  await page.route('**/assets/programs/*', (route) => route.abort());
  const [route] = pageWith(/(Open it in the repository)/);
  await open(page, route);
  const fold = folds(page)
    .filter({hasText: /^(?:Whole|The program)/, hasNot: page.locator('code')})
    .first();
  await fold.locator('summary').click();
  await expect(fold.getByRole('link')).toHaveAttribute('href', /^#|\/blob\/main\/samples\//);
});

test('the keyboard opens a fold, copies, and scrolls the program', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, PAGE);
  const fold = folds(page).filter({hasText: 'Whole program: WatchAFile.java'}).first();
  await fold.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('open');
  await expect(fold.getByRole('button', {name: 'Copy'})).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(fold.getByRole('button', {name: 'Copy'})).toBeFocused();
  await page.keyboard.press('Tab');
  const program = fold.locator('pre');
  await expect(program).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => program.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
});

test('on paper a closed fold leaves nothing behind, an open one has its title', async ({page}) => {
  await open(page, PAGE);
  const [closed, opened] = [folds(page).first(), folds(page).nth(1)];
  await opened.locator('summary').click();
  await page.evaluate(() => {
    const [one, other] = [...document.querySelectorAll('details')].filter((fold) => fold.checkVisibility());
    one!.id = 'closed';
    other!.id = 'opened';
  });
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('#closed')).toBeHidden();
  await expect(page.locator('#opened > summary')).toBeVisible();
  await expect(page.locator('#opened > pre')).toBeVisible();
  await expect(closed).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a fold shows its program with the marked lines, or leads to where it stands', async ({page, mayLog}) => {
    mayLog(/ERR_FAILED|ChunkLoadError/);
    await page.goto(pageWith(/(class="?excerpt)/)[0]);
    const whole = page.locator('details', {has: page.locator('.excerpt')}).first();
    await whole.locator('summary').click();
    await expect(whole.locator('.excerpt')).toBeVisible();

    await page.goto(TWICE);
    const second = page.locator('details', {has: page.locator(`a[href="#${HOME}"]`)}).first();
    await second.locator('summary').click();
    await expect(second.getByRole('link')).toBeVisible();
    await expect(page.locator(`[id="${HOME}"]`)).toBeVisible();

    await page.goto(pageWith(/(Open it in the repository)/)[0]);
    const elsewhere = page.locator('details', {hasText: 'Open it in the repository'}).first();
    await elsewhere.locator('summary').click();
    await expect(elsewhere.getByRole('link')).toHaveAttribute('href', /\/blob\/main\/samples\/\w+\/.*\.\w+$/);
  });
});
