/** Letters of another size: that of the browser's settings, or text that alone is enlarged. */
import type {Page} from '@playwright/test';
import {BUILT, expect} from '../site.ts';
import {check, type Visit} from './visit.ts';

const WIDTHS = [390, 768, 1024, 1280, 1440];
/** Pixels: the size that the reader has set. 16 is the default. */
const SIZES = [16, 20, 24, 32];
/** Per cent of the size of the text; what is written in pixels stays, and so do the widths of the window. */
const ZOOMS = [150, 200];

/** Runs in the browser: texts that lie over others, what sticks out, and what of the bar or the menu cannot be read. */
function faults(): string[] {
  window.scrollTo(0, 0);
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push(`scrolls to ${document.documentElement.scrollWidth}`);

  type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  interface Line extends Box {
    readonly element: Element;
    readonly text: string;
  }
  /** Nowhere on the page, or behind the bar until it hides itself. */
  const UNSEEN = 'svg, script, style, .page-change, [popover], [role=region] > a, [class*=sidebarLogo]';
  const lines: Line[] = [];
  const clips = new Map<Element, Box>();
  /** The part of the page in which an element shows: what all boxes around it leave of it that cut off what sticks out. */
  const clipOf = (element: Element | null): Box => {
    if (!element || element === document.body)
      return {left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity};
    let clip = clips.get(element);
    if (clip) return clip;
    clip = clipOf(element.parentElement);
    if (getComputedStyle(element).overflowX !== 'visible') {
      const own = element.getBoundingClientRect();
      clip = {
        left: Math.max(clip.left, own.left),
        right: Math.min(clip.right, own.right),
        top: Math.max(clip.top, own.top),
        bottom: Math.min(clip.bottom, own.bottom),
      };
    }
    clips.set(element, clip);
    return clip;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    if (!text.data.trim() || element.closest(UNSEEN)) continue;
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    range.selectNodeContents(text);
    const clip = clipOf(element);
    for (const {left, right, top, bottom} of range.getClientRects()) {
      const line = {
        element,
        text: text.data.trim().slice(0, 30),
        // Letters are lower than their line.
        top: Math.max(top, clip.top) + (bottom - top) * 0.2,
        bottom: Math.min(bottom, clip.bottom) - (bottom - top) * 0.2,
        left: Math.max(left, clip.left),
        right: Math.min(right, clip.right),
      };
      if (line.right - line.left > 2 && line.bottom - line.top > 2) lines.push(line);
    }
  }
  lines.sort((one, other) => one.top - other.top);
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length && lines[next]!.top < one.bottom - 1; next++) {
      const other = lines[next]!;
      if (Math.min(one.right, other.right) - Math.max(one.left, other.left) <= 1) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      found.push(`"${one.text}" and "${other.text}" lie over one another`);
    }
    if (one.right > width + 1 || one.left < -1) found.push(`"${one.text}" is cut off`);
  }

  for (const one of document.querySelectorAll('.menu__link, .menu__link span'))
    if (one.clientHeight && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1))
      found.push(`"${one.textContent}" is cut in the menu`);

  const bar = document.querySelector('.navbar__inner')!;
  const isShown = (one: Element): boolean => one.checkVisibility();
  const entries = [...bar.querySelectorAll('.navbar__item')];
  const button = bar.querySelector('.navbar__toggle')!;
  if (!(isShown(button) ? !entries.some(isShown) : entries.every(isShown)))
    found.push('the bar has a part of its entries');
  const box = bar.closest('.navbar')!.getBoundingClientRect();
  for (const one of bar.querySelectorAll('.navbar__title, .navbar__item')) {
    if (!isShown(one)) continue;
    const {left, right, top, bottom} = one.getBoundingClientRect();
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
      found.push(`"${one.textContent}" is cut in the bar`);
    if (left < 0 || right > width || top < box.top - 1 || bottom > box.bottom + 1)
      found.push(`"${one.textContent}" sticks out of the bar`);
  }
  return [...new Set(found)];
}

async function setZoom(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    const style = document.getElementById('text-zoom') ?? document.createElement('style');
    style.id = 'text-zoom';
    style.textContent = `:root { font-size: ${size}% !important }`;
    document.head.append(style);
    window.dispatchEvent(new Event('resize'));
  }, percent);
}

async function canBeRead({page}: Visit): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const wrong: string[] = [];
  const look = async (letters: string): Promise<void> => {
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      await page.evaluate(() =>
        Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 500))]),
      );
      const found = await page.evaluate(faults);
      wrong.push(...found.map((one) => `${letters}, ${width} px: ${one}`));
    }
  };
  for (const standard of SIZES) {
    await session.send('Page.setFontSizes', {fontSizes: {standard, fixed: standard}});
    await look(`letters of ${standard} px`);
  }
  await session.send('Page.setFontSizes', {fontSizes: {standard: 16, fixed: 13}});
  for (const zoom of ZOOMS) {
    await setZoom(page, zoom);
    await look(`text at ${zoom} %`);
  }
  await setZoom(page, 100);
  await session.detach();
  expect(wrong).toEqual([]);
}

export const LETTERS = [
  check(
    'with letters of 16 to 32 px, and text at 150 and 200 %, nothing lies over anything or sticks out',
    {way: 'phone', routes: [...BUILT, 'a/b/c/d'], timeout: 180_000},
    canBeRead,
  ),
];
