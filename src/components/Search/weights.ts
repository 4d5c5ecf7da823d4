/**
 * What counts how much, and why. Each was chosen on tests/search/queries.ts, which says by how many queries a change moves:
 * `npm run search:rank` prints the table.
 */
import type {SearchOptions} from 'minisearch';

/** The parts of a page that are looked into; the first two stand at the first section of a page alone. */
export const FIELDS = ['title', 'keywords', 'heading', 'text'];

export const OPTIONS: SearchOptions = {
  // The title says what a page is about; keywords are words that readers use and the text may not; a heading says it for
  // its section. Without these, one query in eight leads to another page first.
  boost: {title: 4, keywords: 3, heading: 2},
  // The last word is mostly unfinished, and `mapconfig` is the beginning of a name; one or two letters begin too many.
  prefix: (term) => term.length > 2,
  // One letter in five to seven may be wrong, two in eight to twelve. With one letter in every word, however short, short
  // words find too much; with stems of words (Porter, or no more than the plural's s), four queries fewer come first.
  fuzzy: 0.2,
};

/**
 * A page counts as much as its best section and a part of the next three, since some answers are spread over a page. All
 * sections added up would favour long pages.
 */
export const FURTHER_SECTIONS = [0.3, 0.2, 0.1];

/** Between the messages of a row in the index of errors. */
export const SEPARATOR = ' · ';

/**
 * A heading of so many words is a sentence. If most of them are looked for, it is what the reader has pasted, whatever else
 * stands around it: the index of errors leaves out the values of a message. If they stand in its order, too, it is this one and none
 * whose words are those of a value, such as `LeafNode`.
 */
export const SENTENCE = 3;
export function weightOfSentence(shareThatIsLookedFor: number, inItsOrder: boolean): number {
  return 1 + shareThatIsLookedFor ** 8 + (inItsOrder ? 3 : 0);
}

/** An error of a pasted message is one of the library if the index of errors has a message with more than this share of its words. */
export const KNOWN = 0.75;

/** The list of all programs names everything and explains nothing; a post and the page about the site answer little. */
export function weightOfPage(route: string, isPost: boolean): number {
  return isPost || !route.startsWith('/docs/') || route.endsWith('/samples') ? 0.5 : 1;
}
