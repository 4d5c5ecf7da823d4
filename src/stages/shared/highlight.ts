/** Turns code into finished HTML with few and short elements. Pure: text in, text out. */
import Prism, {type Token} from 'prismjs';
import type {Language} from './languages.ts';

/** How a line is marked. */
export type Mark = 'mark' | 'add' | 'remove';

interface Piece {
  /** One of the classes below, or '' for the colour of the text. */
  readonly kind: string;
  readonly text: string;
}

/** The class of each of Prism's token types; a type that is not here takes the colour of what it stands in. */
const CLASSES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    c: 'comment prolog doctype cdata',
    k: 'keyword atrule tag builtin',
    s: 'string char attr-value value regex url triple-quoted-string string-literal interpolation-string',
    v: 'number boolean constant null date',
    n: 'function class-name attr-name property key table',
    m: 'annotation parameter variable interpolation assign-left',
  }).flatMap(([kind, types]) => types.split(' ').map((type) => [type, kind])),
);

const SUBSTITUTION = /([$#]\{[^}]*\})/;

/**
 * Highlights code.
 * @param code the text; `textContent` of the result is the same text to the byte
 * @param language a member of LANGUAGES
 * @param marks the marked lines, from 1; `undefined` when the lines need no elements of their own
 * @param notes the number of the note at a line, from 1
 * @returns HTML: `<span class=k>` for a token, `<span class="line add" data-note=1>` for a line; no token crosses a
 * line break, so that each line can be marked by itself
 */
export function highlight(
  code: string,
  language: Language,
  marks?: ReadonlyMap<number, Mark>,
  notes?: ReadonlyMap<number, number>,
): string {
  const tokens = language.grammar ? Prism.tokenize(code, language.grammar) : [code];
  const pieces = tokens.flatMap((token) => flatten(token, ''));
  const all = merge(language.configuration ? pieces.flatMap(substitutions) : pieces);
  return linesOf(all)
    .map((line, index) => {
      if (!marks) return line.map(element).join('');
      const mark = marks.get(index + 1);
      const note = notes?.get(index + 1);
      return `<span class="line${mark ? ` ${mark}` : ''}"${note ? ` data-note=${note}` : ''}>${line.map(element).join('')}</span>`;
    })
    .join('');
}

function flatten(token: string | Token, kind: string): Piece[] {
  if (typeof token === 'string') return [{kind, text: token}];
  const own = CLASSES[token.type] ?? [token.alias].flat().map((alias) => alias && CLASSES[alias])[0] ?? kind;
  // A string's interpolation shows its own colour; every other part of a string is the string.
  const inner = own === 's' && kind === 's' ? 's' : own;
  return [token.content].flat().flatMap((part) => flatten(part as string | Token, inner));
}

/** In a configuration file, `${…}` and `#{…}` are what the library replaces. */
function substitutions(piece: Piece): Piece[] {
  if (piece.kind === 'c') return [piece];
  return piece.text.split(SUBSTITUTION).map((text, index) => ({kind: index % 2 ? 'm' : piece.kind, text}));
}

/** One piece for neighbours of the same kind; white space belongs to what stands before it. */
function merge(pieces: readonly Piece[]): Piece[] {
  const merged: {kind: string; text: string}[] = [];
  for (const {kind, text} of pieces) {
    if (!text) continue;
    const last = merged.at(-1);
    if (last && (last.kind === kind || !text.trim())) last.text += text;
    else merged.push({kind, text});
  }
  return merged;
}

/** The pieces of each line; each line but the last keeps its line break. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const {kind, text} of pieces) {
    text.split(/(?<=\n)/).forEach((part) => {
      if (lines.at(-1)!.at(-1)?.text.endsWith('\n')) lines.push([]);
      lines.at(-1)!.push({kind, text: part});
    });
  }
  return lines;
}

/** The line break stands behind the element, so that each line can be told from the finished HTML. */
function element({kind, text}: Piece): string {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  if (!kind || !text.trim()) return safe;
  return `<span class=${kind}>${safe.replace(/\n$/, '')}</span>${/\n?$/.exec(safe)![0]}`;
}
