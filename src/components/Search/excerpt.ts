/** The piece of a section's text that shows why it was found. */

/** A piece of text; those at odd places are words that were looked for. */
export type Pieces = readonly string[];

const LENGTH = 150;
/** How much of the text stands before the first word that matches. */
const LEAD = 40;

/** Cuts the text at the words that were found. Pure. */
export function mark(text: string, terms: readonly string[]): Pieces {
  if (terms.length === 0) return [text];
  const longestFirst = [...terms].sort((a, b) => b.length - a.length);
  // A short word counts alone.
  const words = longestFirst.map((term) => {
    const pattern = term.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
    return /^[\p{L}\p{N}]{1,3}$/u.test(term) ? `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])` : pattern;
  });
  return text.split(new RegExp(`(${words.join('|')})`, 'giu'));
}

/** The part of the text with the most different words of those that were found, with these marked. Pure. */
export function excerpt(text: string, terms: readonly string[]): Pieces {
  const all = mark(text, terms);
  const matches: {at: number; word: string}[] = [];
  let at = 0;
  for (const [index, piece] of all.entries()) {
    if (index % 2) matches.push({at, word: piece.toLowerCase()});
    at += piece.length;
  }
  let best = {at: 0, words: 0};
  for (const [index, match] of matches.entries()) {
    const near = matches.slice(index).filter((other) => other.at < match.at + LENGTH - LEAD);
    const words = new Set(near.map(({word}) => word)).size;
    if (words > best.words) best = {at: match.at, words};
  }
  const from = best.at <= LEAD ? 0 : text.indexOf(' ', best.at - LEAD) + 1;
  const start = from > best.at ? best.at : from;
  const cut = text.slice(start, start + LENGTH);
  const end = start + LENGTH < text.length ? Math.max(cut.lastIndexOf(' '), LENGTH / 2) : cut.length;
  return mark(`${start > 0 ? '… ' : ''}${cut.slice(0, end)}${end < cut.length ? ' …' : ''}`, terms);
}
