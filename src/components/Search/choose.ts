/** Which of the pages and sections that were found are shown: what fits on a screen. */
import type {Found} from './engine.ts';
import type {PackedPage} from './packed.ts';

/** A page of the list, with the sections of it that can be chosen. */
export interface Shown {
  readonly page: PackedPage;
  readonly sections: readonly number[];
  readonly terms: readonly string[];
}

/** A further section of a page is shown if it answers about as well as the best one of the page. */
const NEARLY = 0.6;
/** Of the places in the list, so many are kept for a section of another page. */
const OTHER_PAGES = 2 / 3;

/**
 * The best pages with the best sections of each, posts last.
 * @param room how many sections there is room for
 */
export function choose(found: readonly Found[], room: number): Shown[] {
  const pages = found.slice(0, Math.ceil(room * OTHER_PAGES));
  let left = room - pages.length;
  const shown = pages.map(({page, sections, terms}) => {
    const [best, second] = sections;
    const takesTwo = left > 0 && second !== undefined && second.score >= NEARLY * best!.score;
    if (takesTwo) left--;
    return {page, terms, sections: sections.slice(0, takesTwo ? 2 : 1).map(({index}) => index)};
  });
  return [...shown.filter(({page}) => !page.isPost), ...shown.filter(({page}) => page.isPost)];
}
