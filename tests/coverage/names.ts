/** Reads which names a built page has, and tells whether it names a class, a method, an attribute or a constant. */
import {load} from 'cheerio';
import {type Item, isKotlinFile, lastName} from './items.ts';

/** The names of a page: in its code (inline, blocks, outputs, diagrams), and anywhere in its text. */
export interface PageText {
  /** Each piece of code by itself. */
  readonly code: readonly string[];
  readonly codeNames: ReadonlySet<string>;
  readonly allNames: ReadonlySet<string>;
}

/** Elements that end no word: `Map<wbr>Config`, `<span>Map</span>Config`. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
]);
/** What holds code; the class is that of lines of code in a diagram. */
const CODE = 'code, pre, samp, text.code';

type Content = ReturnType<ReturnType<typeof load>>;
type Child = ReturnType<Content['contents']>[number];

/** The text of an element; where another element than an inline one begins or ends, a word ends too. */
function textOf(node: Child): string {
  if (node.type === 'text') return (node as unknown as {data: string}).data;
  if (!('children' in node)) return '';
  const inside = (node.children as Child[]).map(textOf).join('');
  return 'name' in node && INLINE.has(node.name) ? inside : `\n${inside}\n`;
}

const namesIn = (text: string): string[] => text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];

/** Reads a built page: what its `main` holds, in closed tabs and folds too. */
export function readPage(html: string): PageText {
  const page = load(html);
  const main = page('main');
  const code = main
    .find(CODE)
    .toArray()
    .map((one) => textOf(one as Child).trim());
  return {
    code,
    codeNames: new Set(code.flatMap(namesIn)),
    allNames: new Set(main.toArray().flatMap((one) => namesIn(textOf(one as Child)))),
  };
}

/** A word such as `Config` or `path` is a name only as code; one of two humps is a name anywhere. */
function has(page: PageText, name: string): boolean {
  const humps = /[a-z0-9][A-Z]|[A-Z]{2}[a-z]/.test(name);
  return (humps ? page.allNames : page.codeNames).has(name);
}

/** Whether the page names a class, so that a method beside it can be one of this class. */
function hasClass(page: PageText, item: Item): boolean {
  const name = lastName(item.of);
  // The builders of sources inherit what this one has, and a reader meets only them.
  if (name === 'SourceBuilder') return [...page.allNames].some((one) => one.endsWith('SourceBuilder'));
  return has(page, name);
}

/** An attribute counts as `@Config(path = …)`, or alone as the code of a cell; `value` is that of `@ConfigPriority(100)`. */
function hasAttribute(page: PageText, annotation: string, name: string): boolean {
  const used = new RegExp(`@(?:\\w+:)?${annotation}\\((?:[^()]*[\\s,(])?${name}\\s*=`);
  const only = new RegExp(`@(?:\\w+:)?${annotation}\\(\\s*(?!\\w+\\s*=)[^\\s)]`);
  return page.code.some(
    (text) => used.test(text) || (name === 'value' && only.test(text)) || new RegExp(`^${name}(?:\\(\\))?$`).test(text),
  );
}

/** Whether a page names the item. */
export function isNamed(page: PageText, item: Item): boolean {
  switch (item.kind) {
    case 'class':
      return has(page, item.name);
    case 'method':
      return has(page, item.name) && (isKotlinFile(item.of) || hasClass(page, item));
    case 'attribute':
      return hasClass(page, item) && hasAttribute(page, lastName(item.of), item.name);
    case 'constant':
      return hasClass(page, item) && page.codeNames.has(item.name);
  }
}
