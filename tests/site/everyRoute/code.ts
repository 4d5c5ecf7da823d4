/** Blocks of code: their colours, and that the keyboard can scroll them. */
import {contrast, expect, setMode} from '../site.ts';
import {check, type Visit} from './visit.ts';

/** A colour that a page shows, of a kind of token or of other text, and the ground that it stands on. */
interface Colour {
  readonly kind: string;
  readonly text: string;
  readonly ground: string;
}

/** Runs in the browser. */
function coloursOfPage(): Colour[] {
  const groundOf = (element: Element): string => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const {backgroundColor} = getComputedStyle(one);
      if (!/, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const all = [...document.querySelectorAll('main pre, main pre span')].map((element) => ({
    kind: element.className.length === 1 ? element.className : 'text',
    text: getComputedStyle(element).color,
    ground: groundOf(element),
  }));
  return [...new Map(all.map((one) => [Object.values(one).join(' '), one])).values()];
}

/** Light at the end, as the page was. */
async function coloursStandOut({page}: Visit): Promise<void> {
  for (const mode of ['dark', 'light'] as const) {
    await setMode(page, mode);
    const colours = await page.evaluate(coloursOfPage);
    expect(
      colours.filter(({text, ground}) => contrast(text, ground) < 4.5),
      mode,
    ).toEqual([]);
  }
}

async function scrollingBlocksHaveFocus({page}: Visit): Promise<void> {
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main pre')]
      .filter((pre) => pre.checkVisibility() && pre.scrollWidth > pre.clientWidth && pre.tabIndex < 0)
      .map((pre) => pre.textContent),
  );
  expect(stuck).toEqual([]);
}

const FOCUS = 'every block that can scroll can have the focus';

export const CODE = [
  check('each colour of code has a contrast of at least 4.5, in both modes', {way: 'desk'}, coloursStandOut),
  check(`${FOCUS}, at 320 px`, {way: 'narrow'}, scrollingBlocksHaveFocus),
  ...[768, 1440].map((width) =>
    check(`${FOCUS}, at ${width} px`, {way: 'desk', screen: {width, height: 800}}, scrollingBlocksHaveFocus),
  ),
];
