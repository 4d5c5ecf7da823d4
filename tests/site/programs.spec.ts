/** Whole programs: folded below each excerpt, and below each output whose program the page does not show. */
import type {Locator, Page} from '@playwright/test';
import {BUILT, expect, test} from './site.ts';

const PAGE = 'docs/advanced/reload-strategies';

const folds = (within: Page | Locator): Locator => within.locator('details', {has: within.locator('summary:visible')});

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.locator('[data-has-hydrated=true]')).toHaveCount(1);
}

/** A text without the indentation that all of its lines share. */
function dedent(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  const common = Math.min(...lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length));
  return lines.map((line) => line.slice(common)).join('\n');
}

for (const route of BUILT) {
  test(`/${route}: each fold shows the whole program, with the lines above it marked`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 700});
    await open(page, route);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      for (const panel of document.querySelectorAll('[role=tabpanel]')) panel.removeAttribute('hidden');
    });
    const parts = page.locator('figure.theme-code-block', {has: page.locator('.excerpt')});
    const found = await parts.evaluateAll((all) =>
      all.map((figure) => {
        const [shown, whole] = figure.querySelectorAll('code');
        return [shown!.textContent, whole!.querySelector('.excerpt')!.textContent, whole!.textContent] as const;
      }),
    );
    for (const [shown, marked, whole] of found) {
      expect(dedent(marked)).toBe(shown);
      expect(whole).not.toMatch(/^package |\b(?:end)?region /m);
    }
    // The imports of a program come first.
    const programs = page.locator('details', {hasText: /^Whole program: \w+\.java/}).locator('code');
    for (const text of await programs.allTextContents()) expect(text).toMatch(/^import /);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('a second fold shows the same program with its own lines, and copies it whole', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  const two = folds(page).filter({hasText: 'Whole program: WatchAFile.java'});
  await expect(two).toHaveCount(2);
  const texts: string[] = [];
  for (const fold of await two.all()) {
    await fold.locator('summary').click();
    await fold.getByRole('button', {name: 'Copy'}).click();
    texts.push(await page.evaluate(() => navigator.clipboard.readText()));
    expect(await fold.locator('code').textContent()).toBe(texts.at(-1));
  }
  expect(texts[0]).toMatch(/^import [^]*public class WatchAFile {[^]*}$/);
  expect(texts[1]).toBe(texts[0]);
  await expect(two.first().locator('.excerpt')).toContainText('.addSource(');
  await expect(two.last().locator('.excerpt')).toContainText('ATOMIC_MOVE');
});

test('the keyboard opens a fold, copies, and scrolls the program', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, PAGE);
  const fold = folds(page).filter({hasText: 'Whole program: WatchAFile.java'}).first();
  await fold.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('open');
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
    await page.goto(PAGE);
    const two = page.locator('details', {hasText: 'Whole program: WatchAFile.java'});
    await two.first().locator('summary').click();
    await expect(two.first().locator('.excerpt')).toBeVisible();
    await two.last().locator('summary').click();
    await expect(two.last().getByRole('link')).toHaveAttribute('href', '#WatchAFile.java');
    await expect(two.first()).toHaveId('WatchAFile.java');
    const printed = page.locator('details', {hasText: 'The program that printed this'}).first();
    await printed.locator('summary').click();
    await expect(printed.getByRole('link')).toHaveAttribute('href', /\/blob\/main\/samples\/core\/.*\.java$/);
  });
});
