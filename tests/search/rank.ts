/** How good the search is: at which place each query finds a page that answers it. */
import type {Found} from '../../src/components/Search/engine.ts';
import type {Query} from './queries.ts';

export interface Rank extends Query {
  /** The place of the first right page, from 1; none if none is found. */
  readonly rank?: number;
  readonly first?: string;
}

/** The queries whose best page is built, and the place at which each has a right page. Pure. */
export function ranksOf(
  queries: readonly Query[],
  find: (query: string) => readonly Found[],
  built: readonly string[],
): Rank[] {
  return queries
    .filter(({pages}) => built.includes(`docs/${pages[0]}`))
    .map(({text, pages}) => {
      const found = find(text).map(({page}) => page.route.replace('/docs/', ''));
      const place = found.findIndex((route) => pages.includes(route));
      return {text, pages, rank: place < 0 ? undefined : place + 1, first: found[0]};
    });
}

/** The share of queries with a right page among the first so many. Pure. */
export const share = (ranks: readonly Rank[], most: number): number =>
  ranks.filter(({rank = Infinity}) => rank <= most).length / ranks.length;
