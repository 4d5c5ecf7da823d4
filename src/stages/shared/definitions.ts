/**
 * Finds what `<Term>` defines: the sentence that it stands in. Pure but for `readDefinitions`, which reads the folder
 * `docs/`; it parses only pages that define something, and each of them once for as long as its text stays the same.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visitParents} from 'unist-util-visit-parents';
import {attribute, isJsx, type Jsx} from './jsx.ts';
import {readText} from './readText.ts';
import {slug} from './slug.ts';

/** What a term means, and where that is written. */
export interface Definition {
  /** The name that links use, such as `reload-strategy`. */
  readonly name: string;
  /** Plain words; text between backquotes is code. */
  readonly text: string;
  /** The page's path below the folder of the site, its address, and its title. */
  readonly file: string;
  readonly route: string;
  readonly title: string;
  readonly line: number;
  readonly column: number;
}

/** A mistake in a `<Term>` or in a link to one. */
export class TermError extends Error {}

/** Words that mean nothing where the sentence stands alone. */
const POINTS_BACK = /^(?:it|its|they|their|them|this|these|that|those|he|she|here)\b/i;
const SENTENCES = new Intl.Segmenter('en', {granularity: 'sentence'});
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/**
 * The name of a term, and the sentence that explains it.
 * @param ancestors what the term stands in, the page first
 * @throws TermError for a term without a name, and for a sentence that explains nothing
 */
export function define(term: Jsx, ancestors: readonly Nodes[]): {readonly name: string; readonly text: string} {
  const words = attribute(term, 'name') ?? toString(term);
  const name = slug(words);
  if (!name) throw new TermError('<Term> holds no text; write the term that the sentence explains into it');
  const paragraph = ancestors.findLast(({type}) => type === 'paragraph');
  if (!paragraph) throw new TermError(`write <Term>${words}</Term> into a sentence that explains it`);
  const count = Number(attribute(term, 'sentences') ?? 1);
  const text = sentences(paragraph, term, count);
  if (slug(text) === slug(toString(term))) {
    throw new TermError(`the sentence says nothing but "${words}"; explain the term in it, or remove <Term>`);
  }
  const [pronoun] = POINTS_BACK.exec(text) ?? [];
  if (pronoun) {
    throw new TermError(
      `other pages show this sentence alone, where "${pronoun}" means nothing; name what is meant: "${text}"`,
    );
  }
  return {name, text};
}

/** The sentence of a paragraph that holds a term, and those behind it if more are asked for; none ends with a colon. */
function sentences(paragraph: Nodes, term: Jsx, count: number): string {
  let text = '';
  let start = 0;
  const read = (node: Nodes): void => {
    if (node === term) start = text.length;
    if (node.type === 'text') text += node.value.replace(/\s+/g, ' ');
    else if (node.type === 'inlineCode') text += `\`${node.value}\``;
    else if (node.type === 'break') text += ' ';
    else if ('children' in node) node.children.forEach(read);
  };
  read(paragraph);
  // Code has full stops that end no sentence.
  const masked = text.replace(/`[^`]*`/g, (code) => 'X'.repeat(code.length));
  const all = [...SENTENCES.segment(masked)].map(({index, segment}) => text.slice(index, index + segment.length));
  let end = 0;
  const first = all.findIndex((sentence) => (end += sentence.length) > start);
  if (!(count >= 1 && first + count <= all.length)) {
    throw new TermError(
      `sentences="${attribute(term, 'sentences')}" must be a number from 1 to ${all.length - first}, the sentences from the term to the end of its paragraph`,
    );
  }
  return all
    .slice(first, first + count)
    .join('')
    .trim()
    .replace(/:$/, '.');
}

/** Every definition of a page, without those that have a mistake. Throws what the parser throws. */
export function findDefinitions(source: string, file: string): Definition[] {
  const found: Definition[] = [];
  const [head = ''] = /^---\r?\n[\s\S]*?\n---(?=\r?\n)/.exec(source) ?? [];
  const field = (name: string): string | undefined =>
    new RegExp(`^${name}:[ \\t]*(['"]?)(.*?)\\1[ \\t]*\\r?$`, 'm').exec(head)?.[2];
  const tree = parse(head.replace(/.+/g, '') + source.slice(head.length));
  const page = {file, route: routeOf(file, field('slug')), title: field('title') ?? file};
  visitParents(tree, (node, ancestors) => {
    if (!isJsx(node) || node.name !== 'Term') return;
    try {
      const {line, column} = node.position!.start;
      found.push({...define(node, ancestors), ...page, line, column});
    } catch (error) {
      if (!(error instanceof TermError)) throw error;
    }
  });
  return found;
}

/** Every name that a page's links lead to, such as `node` in `[nodes](term:node)`. */
export function findLinks(source: string): string[] {
  const names: string[] = [];
  visitParents(parse(source.replace(/^---\r?\n[\s\S]*?\n---(?=\r?\n)/, '')), 'link', ({url}) => {
    const name = nameIn(url);
    if (name !== undefined) names.push(name);
  });
  return names;
}

/** The name in `term:reload-strategy` or `term:reload%20strategy`; `undefined` for any other address. */
export function nameIn(url: string): string | undefined {
  return url.startsWith('term:') ? slug(url.slice('term:'.length).replaceAll('%20', ' ')) : undefined;
}

/** Whether a file is a page that links can lead to: one of `docs/`, and no part that pages import. */
export function isPage(file: string): boolean {
  return /^docs\//.test(file) && !/(?:^|\/)_/.test(file);
}

/** The address of a page of `docs/`; the build's check of links looks whether it exists. */
function routeOf(file: string, own: string | undefined): string {
  const folder = path.posix.dirname(`/${file}`);
  if (own !== undefined) return path.posix.join(own.startsWith('/') ? '/docs' : folder, own).replace(/(?<=.)\/$/, '');
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  return name === 'index' ? folder : `${folder}/${name}`;
}

function parse(source: string): Root {
  return parser.parse(source);
}

const known = new Map<string, {readonly source: string; readonly found: readonly Definition[]}>();

/**
 * Every definition in `docs/`, by file and line.
 * @param siteDir the folder that `docs/` lies in
 * @returns none of a page that cannot be parsed: the build stops there anyway
 */
export function readDefinitions(siteDir: string): Definition[] {
  return markdownFiles(siteDir, 'docs').flatMap((file) => {
    const source = readText(path.join(siteDir, file));
    if (!source.includes('<Term') || !isPage(file)) return [];
    const key = path.join(siteDir, file);
    if (known.get(key)?.source !== source)
      known.set(key, {source, found: attempt(() => findDefinitions(source, file))});
    return known.get(key)!.found;
  });
}

/** The names that any page or part of the site links to. */
export function readLinks(siteDir: string): Set<string> {
  const files = ['docs', 'blog', 'src/pages'].flatMap((folder) => markdownFiles(siteDir, folder));
  const sources = files.map((file) => readText(path.join(siteDir, file)));
  return new Set(sources.filter((one) => one.includes('](term:')).flatMap((one) => attempt(() => findLinks(one))));
}

function markdownFiles(siteDir: string, folder: string): string[] {
  const root = path.join(siteDir, folder);
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`);
}

function attempt<T>(read: () => readonly T[]): readonly T[] {
  try {
    return read();
  } catch {
    return [];
  }
}
