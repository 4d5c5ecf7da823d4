/**
 * `<Term>` gets its id, and a link such as `[node](term:node)` leads to it and takes the sentence that defines the term
 * along, for a popover. Tried instead: docusaurus-plugin-glossary and docusaurus-terminology keep the definitions away
 * from the text, in a list or in files of their own, fetch them in the browser, and do not check the links.
 */
import path from 'node:path';
import type {Link, Nodes, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {closest, distance} from 'fastest-levenshtein';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visitParents} from 'unist-util-visit-parents';
import {failAt} from '../shared/failAt.ts';
import {isJsx, type Jsx} from '../shared/jsx.ts';
import {define, isPage, nameIn, readDefinitions, TermError, type Definition} from '../shared/definitions.ts';

export interface Options {
  /** The folder of the site; `docs/` lies in it. */
  readonly siteDir: string;
}

type Target = Pick<Definition, 'name' | 'text' | 'route' | 'title'>;

const linkTerms: Plugin<[Options], Root> = (options) => (tree, file) => {
  const page = path.relative(options.siteDir, file.path).split(path.sep).join('/');
  const others = readDefinitions(options.siteDir).filter((one) => one.file !== page);
  const targets = new Map<string, Target>(others.map((one) => [one.name, one]));
  const own = new Map<string, number>();
  const links: [Link, readonly Nodes[]][] = [];
  const check = (node: Nodes, run: () => void): void => {
    try {
      run();
    } catch (error) {
      if (error instanceof TermError) failAt(file, options, error.message, node);
      throw error;
    }
  };

  visitParents(tree, (node, ancestors) => {
    if (node.type === 'link' && nameIn(node.url) !== undefined) links.push([node, ancestors]);
    if (!isJsx(node) || node.name !== 'Term') return;
    check(node, () => {
      const {name, text} = define(node, ancestors);
      refuseSecond(name, page, own.get(name), others);
      own.set(name, node.position!.start.line);
      targets.set(name, {name, text, route: '', title: ''});
      node.attributes = attributes({id: `term-${name}`});
    });
  });
  for (const [node, ancestors] of links) {
    check(node, () => {
      const siblings = (ancestors.at(-1) as {children: Nodes[]}).children;
      siblings[siblings.indexOf(node)] = link(node, ancestors, targets);
    });
  }
};

export default linkTerms;

/** @throws TermError when the term is defined elsewhere, too, or where no link can lead to */
function refuseSecond(name: string, page: string, line: number | undefined, others: readonly Definition[]): void {
  const other = others.find((one) => one.name === name);
  const place = line === undefined ? other && `${other.file}:${other.line}:${other.column}` : `line ${line}`;
  if (place) {
    throw new TermError(
      `"${name}" is defined in ${place}, too; keep <Term> in the better sentence, and write [${name}](term:${name}) here or there`,
    );
  }
  if (!isPage(page)) {
    throw new TermError('<Term> stands in a page of docs/ and in no part of one, so that links know where it is');
  }
}

/** @throws TermError for a link that leads nowhere, or from where a popover has no place */
function link(node: Link, ancestors: readonly Nodes[], targets: ReadonlyMap<string, Target>): MdxJsxTextElement {
  const name = nameIn(node.url)!;
  const target = targets.get(name);
  if (!target) {
    throw new TermError(
      `no page of docs/ defines "${name}"; ${suggestion(name, [...targets.keys()])} A term is defined by <Term>${name}</Term> in the sentence that explains it`,
    );
  }
  if (!toString(node).trim()) throw new TermError(`the link has no text; write [${name}](term:${name})`);
  if (ancestors.some(({type}) => type === 'heading')) {
    throw new TermError('a heading has no links to terms; link the word in the text below it');
  }
  const {text, route, title} = target;
  const values = {to: `${route}#term-${name}`, definition: text, ...(title && {page: title})};
  return {
    type: 'mdxJsxTextElement',
    name: 'TermLink',
    attributes: attributes(values),
    children: node.children,
    position: node.position,
  };
}

/** The name that was probably meant, or all names if none is similar. */
function suggestion(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'there are no terms yet.';
  const near = closest(name, known);
  return distance(near, name) <= name.length / 2
    ? `did you mean term:${near}?`
    : `the terms are ${[...known].sort().join(', ')}.`;
}

function attributes(values: Record<string, string>): Jsx['attributes'] {
  return Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}
