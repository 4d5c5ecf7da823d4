/** Finds the pages that answer a query. The same code makes the index when the site is built. */
import MiniSearch, {type Options} from 'minisearch';
import {unpack, VERSION, type PackedIndex, type PackedPage} from './packed.ts';
import {processTerm, tokenize} from './tokens.ts';
import {FIELDS, FURTHER_SECTIONS, OPTIONS, SENTENCE, SEPARATOR, weightOfPage, weightOfSentence} from './weights.ts';

/** How MiniSearch makes an index, and reads one. */
export const ENGINE: Options = {fields: FIELDS, tokenize, processTerm, searchOptions: OPTIONS};

export interface Engine {
  readonly search: MiniSearch;
  readonly pages: readonly PackedPage[];
  /** By section of the site, the page and which of its sections it is. */
  readonly places: readonly (readonly [page: number, section: number])[];
}

/** A page that answers, with its sections that do, the best first. */
export interface Found {
  readonly page: PackedPage;
  readonly sections: readonly {readonly index: number; readonly score: number}[];
  /** The words of the page that match, to be marked. */
  readonly terms: readonly string[];
  readonly score: number;
}

/**
 * Makes an index that has been fetched ready, a piece at a time, so that the page answers meanwhile.
 * @throws Error when it is none, or one of another version of this site
 */
export async function openIndex(packed: PackedIndex): Promise<Engine> {
  if (packed.version !== VERSION) throw new Error('The index of the search has another form.');
  const search = await MiniSearch.loadJSAsync(unpack(packed), ENGINE);
  const places = packed.pages.flatMap(({sections}, page) => sections.map((_, section) => [page, section] as const));
  return {search, pages: packed.pages, places};
}

const termsOf = (text: string): ReadonlySet<string> =>
  new Set(tokenize(text).flatMap((word) => processTerm(word) ?? []));

/** By heading, the words of each of its sentences: they are asked for at each letter that is typed. */
const sentences = new Map<string, readonly ReadonlySet<string>[]>();

/** How much of a heading that is a sentence, or of one of its sentences, is looked for; from 0 to 1. */
function shareOf(heading: string, wanted: ReadonlySet<string>): number {
  let known = sentences.get(heading);
  if (!known) {
    known = heading
      .split(SEPARATOR)
      .map(termsOf)
      .filter(({size}) => size >= SENTENCE);
    sentences.set(heading, known);
  }
  return Math.max(0, ...known.map((terms) => [...terms].filter((term) => wanted.has(term)).length / terms.size));
}

/** In a pasted trace: the package of a class, and what stands around a message. */
const AROUND = /\b(?:[a-z_]\w*\.)+(?=[A-Z])|Exception in thread "[^"]*"|Caused by:/g;

/** The first error that a pasted message lists; what stands before it is the same for each. */
const LISTED = /- level: \w+, message: (.+?)(?=\s*- level:|$)/;

/** What is looked for when a reader has typed or pasted this. Pure. */
export function wordsOf(query: string): string {
  return (LISTED.exec(query)?.[1] ?? query).replace(AROUND, '');
}

/** The pages that answer, the best first. */
export function find({search, pages, places}: Engine, pasted: string): Found[] {
  const query = wordsOf(pasted);
  const found = new Map<number, {sections: {index: number; score: number}[]; terms: Set<string>}>();
  const wanted = termsOf(query);
  for (const {id, score: plain, terms} of search.search(query)) {
    const [page, index] = places[id as number]!;
    const score = plain * weightOfSentence(shareOf(pages[page]!.sections[index]![1], wanted));
    const one = found.get(page) ?? {sections: [], terms: new Set()};
    one.sections.push({index, score});
    for (const term of terms) one.terms.add(term);
    found.set(page, one);
  }
  return [...found]
    .map(([index, {sections, terms}]) => {
      const page = pages[index]!;
      sections.sort((a, b) => b.score - a.score);
      const further = FURTHER_SECTIONS.map((weight, behind) => weight * (sections[behind + 1]?.score ?? 0));
      const sum = further.reduce((total, part) => total + part, sections[0]!.score);
      return {page, sections, terms: [...terms], score: sum * weightOfPage(page.route, page.isPost)};
    })
    .sort((a, b) => b.score - a.score);
}
