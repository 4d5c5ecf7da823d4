/** Finds the pages that answer a query. The same code makes the index when the site is built. */
import MiniSearch, {type Options} from 'minisearch';
import {unpack, VERSION, type PackedIndex, type PackedPage} from './packed.ts';
import {processTerm, tokenize} from './tokens.ts';
import {
  FIELDS,
  FURTHER_SECTIONS,
  KNOWN,
  OPTIONS,
  SENTENCE,
  SEPARATOR,
  weightOfPage,
  weightOfSentence,
} from './weights.ts';

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

/** In a pasted trace: the package of a class, and what stands around a message. */
const AROUND = /\b(?:[a-z_]\w*\.)+(?=[A-Z])|Exception in thread "[^"]*"|Caused by:/g;

/** A heading that is a sentence, or one of its sentences. */
interface Sentence {
  readonly terms: ReadonlySet<string>;
  /** What stands between its values, in small letters. */
  readonly pieces: readonly string[];
}

/** By heading: they are asked for at each letter that is typed. */
const known = new Map<string, readonly Sentence[]>();

function sentencesOf(heading: string): readonly Sentence[] {
  let all = known.get(heading);
  if (!all) {
    all = heading
      .replace(AROUND, '')
      .split(SEPARATOR)
      .filter((text) => text.split(' ').length >= SENTENCE)
      .map((text) => ({terms: termsOf(text), pieces: text.toLowerCase().split(/\s*…\s*/)}));
    known.set(heading, all);
  }
  return all;
}

/** How much of a sentence is looked for; from 0 to 1. */
const shareOf = ({terms}: Sentence, wanted: ReadonlySet<string>): number =>
  [...terms].filter((term) => wanted.has(term)).length / (terms.size || 1);

/** Whether a text has all of a sentence but its values, in this order. */
function isIn({pieces}: Sentence, text: string): boolean {
  let end = 0;
  return pieces.every((piece) => {
    const start = text.indexOf(piece, end);
    end = start + piece.length;
    return start >= 0;
  });
}

/** Before each error that a pasted message lists. */
const LISTED = /\s*- level: \w+, message: /;

/**
 * What is looked for when a reader has typed or pasted this. A message lists errors, and its first line is the same for many:
 * so the first error that the library knows, and the first line if the words of all are those of somebody's own part. Pure.
 */
export function wordsOf(query: string, isKnown: (error: string) => boolean): string {
  const [line = '', ...errors] = query.replace(AROUND, '').split(LISTED);
  return errors.find(isKnown) ?? (line.trim() || errors[0] || '');
}

/** Whether a section is a row of the index of errors. */
const isOfError = ([anchor]: readonly [string, string]): boolean => /^(error|exception)-/.test(anchor);

/** The pages that answer, the best first. */
export function find({search, pages, places}: Engine, pasted: string): Found[] {
  const isKnown = (error: string): boolean => {
    const terms = termsOf(error);
    const rows = pages.flatMap(({sections}) => sections.filter(isOfError));
    return rows.some(([, heading]) => sentencesOf(heading).some((one) => shareOf(one, terms) > KNOWN));
  };
  const query = wordsOf(pasted, isKnown);
  const found = new Map<number, {sections: {index: number; score: number}[]; terms: Set<string>}>();
  const wanted = termsOf(query);
  const text = query.replace(/\s+/g, ' ').toLowerCase();
  for (const {id, score: plain, terms} of search.search(query)) {
    const [page, index] = places[id as number]!;
    const sentences = sentencesOf(pages[page]!.sections[index]![1]);
    const weights = sentences.map((one) => weightOfSentence(shareOf(one, wanted), isIn(one, text)));
    const score = plain * Math.max(1, ...weights);
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
