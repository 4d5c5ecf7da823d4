/**
 * Highlights each code block when the site is built, so that no highlighter is sent to the reader. A fence, and a
 * `<CodeBlock>` with a literal text, become a `<CodeBlock>` that holds finished HTML. Tried instead: rehype-prism-plus
 * and Shiki's rehype plugin wrap each token and line in elements that React must hydrate one by one, and Shiki has no
 * HOCON; Prism's own grammars are kept.
 */
import type {Element, Nodes, Parents, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visitParents} from 'unist-util-visit-parents';
import {failAt} from '../shared/failAt.ts';
import {highlight} from '../shared/highlight.ts';
import {LANGUAGES} from '../shared/languages.ts';
import {MetaError, parseMeta} from './meta.ts';
import {highlightPrograms} from './programs.ts';

export interface Options {
  /** The folder of the site, for the places in messages. */
  readonly siteDir: string;
}

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Properties = Readonly<Record<string, unknown>>;

const highlightCode: Plugin<[Options], Root> = (options) => (tree, file) => {
  visitParents(tree, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (!parent) return;
    try {
      const block = isFence(node) ? forFence(node) : isCodeBlock(node) ? forJsx(node) : undefined;
      if (!block) return;
      const notes = block.attributes.find((attribute) => 'name' in attribute && attribute.name === 'notes')?.value;
      if (notes) nameList(Number(notes), [...ancestors, node]);
      parent.children[parent.children.indexOf(node as never)] = {...block, position: node.position};
    } catch (error) {
      if (error instanceof MetaError) failAt(file, options, error.message, node);
      throw error;
    }
  });
  highlightPrograms(tree);
};

export default highlightCode;

/**
 * The list behind a block with notes, or behind the tabs that it stands in, gets a class of its own.
 * @throws MetaError when no list follows that explains each note
 */
function nameList(notes: number, path: readonly (Nodes | Root)[]): void {
  for (const [index, parent] of path.slice(0, -1).entries()) {
    const siblings = (parent as Parents).children.filter(({type}) => type !== 'text');
    const next = siblings[siblings.indexOf(path[index + 1] as never) + 1];
    // deferBelowFirstScreen may have parted the two.
    const list =
      next && 'name' in next && next.name === 'BelowFirstScreen'
        ? next.children.find(({type}) => type !== 'text')
        : next;
    if (list?.type !== 'element' || list.tagName !== 'ol') continue;
    if (list.children.filter((child) => child.type === 'element').length !== notes) continue;
    list.properties.className = ['notes'];
    return;
  }
  throw new MetaError(`the block has notes, ${notes} in number: a numbered list with as many items must follow it`);
}

function isFence(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === 'pre' && (node.children[0] as Element)?.tagName === 'code';
}

function isCodeBlock(node: Nodes): node is Jsx {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'CodeBlock';
}

function forFence(pre: Element): Jsx {
  const {properties, children} = pre.children[0] as Element;
  const language = [properties.className].flat().join(' ').replace('language-', '');
  const text = children.map((child) => ('value' in child ? child.value : '')).join('');
  return codeBlock(language, String(properties.metastring ?? ''), text, properties);
}

/** A `<CodeBlock language="…" title="…" metastring="…">` that stands in a page as JSX. */
function forJsx(node: Jsx): Jsx {
  const properties: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new MetaError('an attribute of <CodeBlock> must be plain text, such as language="yaml"');
    }
    properties[attribute.name] = attribute.value;
  }
  const {language = 'text', metastring = '', title, ...rest} = properties;
  const [unknown] = Object.keys(rest);
  if (unknown) throw new MetaError(`<CodeBlock> has no ${unknown}; it takes language, title and metastring`);
  const text = node.children.map(literal).join('');
  return codeBlock(language, title === undefined ? metastring : `title="${title}" ${metastring}`, text, {});
}

/** The text of a child of `<CodeBlock>`: words, or an expression that is a string or a template without parts. */
function literal(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'p') return node.children.map(literal).join('');
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const [statement] = node.data?.estree?.body ?? [];
    const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
    if (expression?.type === 'Literal' && typeof expression.value === 'string') return expression.value;
    if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0) {
      return expression.quasis[0]!.value.cooked!;
    }
  }
  throw new MetaError('the child of <CodeBlock> must be a literal text: it is highlighted before the page runs');
}

/** @param sample what the plugin includeSample knows of the block */
function codeBlock(name: string, metastring: string, text: string, sample: Properties): Jsx {
  const language = Object.hasOwn(LANGUAGES, name || 'text') ? LANGUAGES[name || 'text'] : undefined;
  if (!language) {
    throw new MetaError(`"${name}" is no language of this site; use one of ${Object.keys(LANGUAGES).join(', ')}`);
  }
  const code = text.replace(/^\n|\s+$/g, '');
  const lines = code.split('\n');
  const {title, marks, notes, start} = parseMeta(metastring, lines);
  const hasLines = marks.size > 0 || notes.size > 0 || start !== undefined;
  const attributes = {
    html: highlight(code, language, hasLines ? marks : undefined, notes),
    language: language.label,
    title,
    start: start === undefined ? undefined : String(start),
    notes: notes.size > 0 ? String(notes.size) : undefined,
    columns: String(Math.max(...lines.map((line) => line.length))),
    href: sample.samplehref,
    id: sample.id,
    outputof: sample.outputof,
  };
  const program = sample.program as Properties | undefined;
  return jsx('CodeBlock', attributes, program ? [jsx('WholeProgram', program, [])] : []);
}

/** An element with those of the attributes that are a text. */
function jsx(name: string, attributes: Properties, children: MdxJsxFlowElementHast['children']): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children,
  };
}
