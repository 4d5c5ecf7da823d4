/** The contents list the headings, and each heading is found below the navigation bar. */
import {DOCUMENTS, expect} from '../site.ts';
import {check, middleHeading, type Visit} from './visit.ts';

/** How the reader gets to a heading: by its link in the contents, by its address, or he is there. */
type Journey = 'link' | 'address' | 'none';

/** Runs in the browser, once for all headings: goes to each from the top of the page, and gives what is wrong. */
async function landings({ids, by}: {ids: readonly string[]; by: Journey}): Promise<string[]> {
  const root = document.documentElement;
  /** How far the top of a heading is below the navigation bar, or 0 where the page cannot be scrolled further. */
  const belowBar = (heading: Element): number => {
    if (Math.ceil(root.scrollTop + root.clientHeight) >= root.scrollHeight) return 0;
    const bar = Math.max(0, document.querySelector('nav.navbar')!.getBoundingClientRect().bottom);
    return Math.round(heading.getBoundingClientRect().top - bar);
  };
  const links = document.querySelector('.table-of-contents')?.querySelectorAll('a');
  const wrong: string[] = [];
  for (const [index, id] of ids.entries()) {
    if (by !== 'none') window.scrollTo(0, 0);
    if (by === 'address') window.location.hash = id;
    if (by === 'link') {
      const link = links![index]!;
      link.scrollIntoView({block: 'nearest'});
      const {left, top, width, height} = link.getClientRects()[0]!;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!link.contains(hit)) wrong.push(`#${id}: a click meets ${hit?.outerHTML.slice(0, 80)}`);
      link.click();
    }
    const heading = document.getElementById(id)!;
    const late = performance.now() + 3000;
    let distance = NaN;
    do {
      // A browser without a screen has been seen to draw no frame for minutes.
      await Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 500))]);
      await new Promise((done) => setTimeout(done));
      distance = belowBar(heading);
    } while (!(distance >= 0 && distance <= 120) && performance.now() < late);
    if (!(distance >= 0 && distance <= 120)) wrong.push(`#${id}: ${distance} px below the bar`);
    if (decodeURIComponent(window.location.hash) !== `#${id}`) wrong.push(`#${id}: ${window.location.hash}`);
  }
  return wrong;
}

async function contentsLeadToHeadings({page, route}: Visit): Promise<void> {
  const headings = page.locator('main article :is(h2, h3, h4, h5, h6)[id]');
  const ids = await headings.evaluateAll((all) => all.map((one) => one.id));
  expect(
    await headings.evaluateAll((all) => all.map((one) => one.tagName).filter((tag) => !/^H[23]$/.test(tag))),
  ).toEqual([]);
  expect(new Set(ids).size, 'two headings have the same id').toBe(ids.length);
  const contents = page.locator('.table-of-contents').first().getByRole('link');
  const listed = await contents.evaluateAll((all) =>
    all.map((one) => decodeURIComponent(one.getAttribute('href')!.slice(1))),
  );
  // A post and a page of its own may do without contents; a document may not.
  if (listed.length > 0 || route.startsWith('docs/')) expect(listed).toEqual(ids);
  expect(await page.evaluate(landings, {ids, by: listed.length > 0 ? 'link' : 'address'} as const)).toEqual([]);
}

export const HEADINGS = [
  check(
    'its contents list h2 and h3, and each heading lands below the bar',
    {way: 'desk', routes: DOCUMENTS},
    contentsLeadToHeadings,
  ),
];

/** Before any check that moves the page. */
export const OPENED_AT_HEADING = [
  check(
    'a heading in the middle, opened by its address, lands below the bar',
    {way: 'desk', routes: DOCUMENTS.filter((route) => middleHeading(route) !== undefined)},
    async ({page, heading}) =>
      expect(await page.evaluate(landings, {ids: [heading!], by: 'none'} as const)).toEqual([]),
  ),
];
