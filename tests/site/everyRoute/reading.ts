/** Nothing is cut or torn: on a narrow screen, zoomed, and on paper. */
import type {Page} from '@playwright/test';
import {BUILT, DOCUMENTS, expect, PAGES} from '../site.ts';
import {check, type Visit} from './visit.ts';

const sidewaysScroll = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

async function nothingIsCut({page}: Visit): Promise<void> {
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(page.viewportSize()!.width);
  const cut = await page.evaluate(() => {
    const scrolls = (one: Element): boolean => /auto|scroll/.test(getComputedStyle(one).overflowX);
    const inBox = (one: Element): boolean => {
      for (let box: Element | null = one; box; box = box.parentElement) if (scrolls(box)) return true;
      return false;
    };
    return [...document.querySelectorAll('main :is(p, li, h1, h2, h3, a, button, summary, figcaption, td)')]
      .filter((one) => one.checkVisibility() && !inBox(one))
      .filter((one) => {
        const {left, right} = one.getBoundingClientRect();
        return right > window.innerWidth + 1 || left < -1;
      })
      .map((one) => `${one.tagName} ${one.textContent!.slice(0, 40)}`);
  });
  expect(cut).toEqual([]);
}

async function namesBreakLate({page}: Visit): Promise<void> {
  const broken = await page.locator('.markdown :is(p, li, dd) code').evaluateAll((all) =>
    all.flatMap((code) => {
      const range = document.createRange();
      range.selectNodeContents(code);
      const rects = [...range.getClientRects()].filter(({width}) => width > 0);
      const lines = new Set(rects.map(({top}) => Math.round(top)));
      if (lines.size < 2) return [];
      const column = code.closest('p, li, dd')!.getBoundingClientRect().width;
      const probe = code.cloneNode(true) as HTMLElement;
      probe.style.cssText = 'position: absolute; inline-size: max-content; max-inline-size: none';
      code.parentElement!.append(probe);
      const needed = probe.getBoundingClientRect().width;
      probe.remove();
      const hasPlaces = code.querySelector('wbr') !== null || /[\s-]/.test(code.textContent);
      return needed > column && hasPlaces ? [] : [code.textContent];
    }),
  );
  expect(broken).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(page.viewportSize()!.width);
}

async function wordsOfTitleStayWhole({page}: Visit): Promise<void> {
  const broken = await page.locator('h1').evaluateAll((all) =>
    all.flatMap((title) => {
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        for (const {0: word, index} of (texts.currentNode as Text).data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (range.getClientRects().length > 1) found.push(word);
        }
      }
      return found;
    }),
  );
  expect(broken).toEqual([]);
}

/** Names in cells, up to a number of letters, that take more than one line. */
const brokenInCells = (page: Page, longest: number): Promise<string[]> =>
  page.locator('td code').evaluateAll(
    (all, letters) =>
      all
        .filter((one) => one.checkVisibility() && one.getClientRects().length > 1)
        .map((one) => one.textContent)
        .filter((name) => name.length <= letters && !/[\s-]/.test(name)),
    longest,
  );

/** Tables that are wider than their box, by the first words of their header. */
async function tablesFit({page}: Visit): Promise<void> {
  const cut = await page
    .locator('main [role=group]:has(> table)')
    .evaluateAll((all) =>
      all
        .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
        .map((box) => `${box.scrollWidth} px in ${box.clientWidth}: ${box.textContent.slice(0, 60)}`),
    );
  expect(cut).toEqual([]);
}

async function isWholeOnPaper({page}: Visit): Promise<void> {
  await page.emulateMedia({media: 'print'});
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main pre, main table, main [role=group], main .theme-code-block')]
      .filter((one) => one.checkVisibility())
      .filter(
        (one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > window.innerWidth + 1,
      )
      .map((one) => `${one.tagName} ${one.textContent!.slice(0, 60)}`),
  );
  expect(cut).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(page.viewportSize()!.width);
  const furniture = page.locator('nav.navbar, footer.footer, .pagination-nav, .theme-doc-toc-desktop, main button');
  const shown = await furniture.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(shown).toEqual([]);
}

const BUILT_OR_NOT = [...BUILT, 'a/b/c/d'];

export const READING = [
  ...(['desk', 'phone'] as const).flatMap((way) => [
    check('no name of up to 16 letters in a cell is broken', {way, routes: PAGES}, async ({page}) =>
      expect(await brokenInCells(page, 16)).toEqual([]),
    ),
    check('each table fits its column', {way, routes: PAGES}, tablesFit),
  ]),
  ...(['phone', 'narrow'] as const).map((way) =>
    check(
      'a name in a sentence breaks only when it is wider than its line, and between its words',
      {way, routes: DOCUMENTS},
      namesBreakLate,
    ),
  ),
  check('nothing is cut, and the page scrolls one way only', {way: 'narrow', routes: BUILT_OR_NOT}, nothingIsCut),
  check(
    'nothing is cut, and the page scrolls one way only, at 200 % zoom',
    // What 1280 px are when the reader zooms so.
    {way: 'narrow', routes: BUILT_OR_NOT, screen: {width: 640, height: 400}},
    nothingIsCut,
  ),
  check('no word of its title is broken', {way: 'narrow'}, wordsOfTitleStayWhole),
  check('nothing is cut when it is printed', {way: 'paper'}, isWholeOnPaper),
];
