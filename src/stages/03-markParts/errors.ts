/**
 * The rows of the index of errors. A writer names an error in the first cell and says in the others when it comes and what to do;
 * the message itself comes from the library's jars, in an export that the samples compare with them, and is never typed.
 */
import path from 'node:path';
import type {PhrasingContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {readText} from '../shared/readText.ts';
import {slug} from '../shared/slug.ts';
import {ERRORS_FILE} from '../shared/between.ts';

/** What the library can say: an error class, or a message of an exception, which is named by its first words. */
export interface LibraryError {
  readonly name: string;
  /** The level of an error class. */
  readonly level?: string;
  /** The class of an exception. */
  readonly exception?: string;
  /** With `…` for each value. */
  readonly messages: readonly string[];
}

/** A mistake in the index. */
export class ErrorIndexError extends Error {}

export function readErrors(siteDir: string): readonly LibraryError[] {
  const {errors, exceptions} = JSON.parse(readText(path.join(siteDir, ERRORS_FILE))) as {
    errors: LibraryError[];
    exceptions: LibraryError[];
  };
  return [...errors, ...exceptions];
}

/** The errors of a page's rows: each must be one of the library, and must be named once. */
export class ErrorIndex {
  readonly #known: ReadonlyMap<string, LibraryError>;
  readonly #taken = new Set<string>();

  constructor(errors: readonly LibraryError[]) {
    this.#known = new Map(errors.map((one) => [one.name, one]));
  }

  /** Takes an error for a row. */
  take(name: string): LibraryError {
    const found = this.#known.get(name);
    if (!found) throw new ErrorIndexError(`\`${name}\` is not in ${ERRORS_FILE}: the library has no such error`);
    if (this.#taken.has(name)) throw new ErrorIndexError(`\`${name}\` has an entry already; an error has one`);
    this.#taken.add(name);
    return found;
  }

  /** Fails when an error of the library has no row. */
  finish(): void {
    const missing = [...this.#known.keys()].filter((name) => !this.#taken.has(name));
    if (missing.length === 0) return;
    throw new ErrorIndexError(
      `the library has errors without an entry: \`${missing.join('`, `')}\`; add a row for each, or name it in the row of another`,
    );
  }
}

/** A message of an exception may have the words of an error class. */
export const errorId = (name: string): string => `${/^[A-Z]/.test(name) ? 'error' : 'exception'}-${slug(name)}`;

/** What the first cell of a row shows: the messages, and below them whose they are; exceptions of a class share this line. */
export function errorCell(errors: readonly LibraryError[]): PhrasingContent[] {
  const cells = errors.flatMap((one, index): PhrasingContent[] => {
    const label = labelOf(one);
    const id: Record<string, string> = index > 0 ? {id: errorId(one.name)} : {};
    const shared = errors[index + 1] && label === labelOf(errors[index + 1]!);
    return [
      ...longest(one.messages).flatMap((value, line): PhrasingContent[] => [
        ...(line > 0 ? [jsx('br')] : []),
        jsx('code', {className: 'sentence message', ...(line > 0 ? {} : id)}, [{type: 'text', value}]),
      ]),
      shared ? jsx('br') : jsx('small', {}, breakable(label)),
    ];
  });
  const [first, ...others] = errors.map(({name}) => errorId(name));
  if (!first) return [];
  const anchors = others.map((id) => jsx('Anchor', {id}));
  return [...cells, ...anchors, jsx('RowLink', {id: first, label: errors[0]!.messages[0]!})];
}

/** The same for a message that the library does not have; an exception without one has its name already. */
export function messageCell(words: readonly PhrasingContent[], label: string): PhrasingContent[] {
  if (words.some((one) => one.type === 'inlineCode' && one.value === label)) return [...words];
  const data = {hProperties: {className: ['sentence', 'message']}};
  return [
    ...words.map((one) => (one.type === 'inlineCode' ? {...one, data} : one)),
    jsx('small', {}, breakable(label)),
  ];
}

/** Without a message that only begins another one. */
const longest = (messages: readonly string[]): string[] =>
  messages.filter((one) => !messages.some((other) => other !== one && other.startsWith(one)));

/** A name that may break at its humps, since a column on a phone is short. */
const breakable = (name: string): PhrasingContent[] =>
  name
    .split(/(?<=[a-z])(?=[A-Z])/)
    .flatMap((value, index): PhrasingContent[] => [...(index > 0 ? [jsx('wbr')] : []), {type: 'text', value}]);

const labelOf = ({name, level, exception}: LibraryError): string => exception ?? `${name}, ${level ?? ''}`;

function jsx(
  name: string,
  attributes: Record<string, string> = {},
  children: MdxJsxTextElement['children'] = [],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children,
  };
}
