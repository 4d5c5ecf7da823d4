/** The folds of every page: whole programs. */
import {expect} from '../site.ts';
import {check, type Visit} from './visit.ts';

/** A text without the indentation that all of its lines share. */
function dedent(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  const common = Math.min(...lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length));
  return lines.map((line) => line.slice(common)).join('\n');
}

async function foldsShowPrograms({page}: Visit): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    for (const panel of document.querySelectorAll('[role=tabpanel]')) panel.removeAttribute('hidden');
  });
  // Those that are fetched are there when no fold is empty.
  await expect(page.locator('details:not(:has(code, table, p))')).toHaveCount(0);
  const parts = page.locator('figure.theme-code-block', {has: page.locator('.excerpt')});
  const found = await parts.evaluateAll((all) =>
    all.map((figure) => {
      const [shown, whole] = figure.querySelectorAll('code');
      return [shown!.textContent, whole!.querySelector('.excerpt')!.textContent, whole!.textContent] as const;
    }),
  );
  for (const [shown, marked, whole] of found) {
    expect(dedent(marked)).toBe(shown);
    expect(whole).not.toMatch(/^package |\/\/ (?:end)?region /m);
  }
  // The imports of a program come first.
  const programs = page.locator('details', {hasText: /^Whole program: \w+\.java/}).locator('code');
  for (const text of await programs.allTextContents()) expect(text).toMatch(/^import /);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

/** The last of its visit, because it opens all folds and panels. */
export const PROGRAMS = [
  check('each fold shows the whole program, with the lines above it marked', {way: 'narrow'}, foldsShowPrograms),
];
