/**
 * Completes the parts that a writer puts into a page. `<Rows>` gives each row of its table an id and a link to itself,
 * `<ErrorRows>` gets the messages of its errors,
 * `<Precedence>` is checked, and each table gets a name of its own for readers who hear it. Runs behind includeSample,
 * whose tables it sees. No package was found: the ones that give ids know headings only.
 */
import type {List, Parent, PhrasingContent, Root, RootContent, Table} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {failAt} from '../shared/failAt.ts';
import {attribute, isJsx, type Jsx} from '../shared/jsx.ts';
import {element} from '../shared/nodes.ts';
import {slug} from '../shared/slug.ts';
import {ErrorIndex, errorCell, ErrorIndexError, errorId, messageCell, readErrors} from './errors.ts';
import {rowIds} from './rows.ts';

export interface Options {
  /** The folder of the site. */
  readonly siteDir: string;
}

/** A mistake of the page's author. */
class PartError extends Error {}

const markParts: Plugin<[Options], Root> = (options) => (tree, file) => {
  /** The ids of this page, each with the line that it comes from. */
  const ids = new Map<string, number>();
  const names = new Map<string, number>();
  /** The tables of the index of errors, if this page has it. */
  const found: {errors: ErrorIndex; node: Jsx}[] = [];
  const attempt = (node: Jsx | Table, action: () => void): void => {
    try {
      action();
    } catch (error) {
      if (error instanceof PartError || error instanceof ErrorIndexError) failAt(file, options, error.message, node);
      throw error;
    }
  };
  visit(tree, (node, index, parent) => {
    if (node.type === 'table') nameTable(node, names);
    if (!isJsx(node) || !parent || index === undefined) return;
    attempt(node, () => {
      if (node.name === 'Rows') (parent as Parent).children[index] = linkRows(node, ids);
      if (node.name === 'ErrorRows') {
        const errors = found[0]?.errors ?? new ErrorIndex(readErrors(options.siteDir));
        found.push({errors, node});
        (parent as Parent).children[index] = errorRows(node, errors);
      }
      if (node.name === 'Precedence') checkPrecedence(node);
    });
  });
  const last = found.at(-1);
  if (last) attempt(last.node, () => last.errors.finish());
};

export default markParts;

/** Two boxes of one page that have the same name cannot be told apart in a list of the page's parts. */
function nameTable(table: Table, names: Map<string, number>): void {
  const name = `Table: ${table.children[0]!.children.map((cell) => toString(cell)).join(', ')}`;
  const count = (names.get(name) ?? 0) + 1;
  names.set(name, count);
  table.data = {...table.data, hProperties: {'aria-label': count > 1 ? `${name} (${count})` : name}} as Table['data'];
}

/** Of messages, the second cell is whose they are, which the first shows below them: a phone has room for two columns. */
function linkRows(node: Jsx, ids: Map<string, number>): RootContent {
  const prefix = attribute(node, 'prefix');
  if (!prefix) throw new PartError('<Rows> needs prefix="…", the beginning of each id, such as "option"');
  if (prefix !== slug(prefix)) throw new PartError(`the prefix "${prefix}" must be in kebab-case: "${slug(prefix)}"`);
  const table = only<Table>(node, 'table', 'one table with empty lines around it');
  const rows = table.children.slice(1);
  const cells = rows.map((row) => row.children.map((cell) => toString(cell)));
  const ofMessages = attribute(node, 'of') === 'messages';
  rowIds(prefix, cells).forEach((id, index) => {
    claim(ids, id, node, 'give the tables other prefixes, or the rows other first cells');
    const row = rows[index]!;
    row.data = {hProperties: {id}} as typeof row.data;
    const [first, second] = row.children;
    if (ofMessages) first!.children = messageCell(first!.children, toString(second!));
    first!.children.push(rowLink(id, cells[index]![0]!));
  });
  if (ofMessages) {
    table.align?.splice(1, 1);
    for (const row of table.children) row.children.splice(1, 1);
  }
  table.position = node.position;
  return table;
}

/** Puts the messages in place of the names in the first cells; names that follow each other share a row. */
function errorRows(node: Jsx, index: ErrorIndex): RootContent {
  const table = only<Table>(node, 'table', 'one table with empty lines around it');
  const ids: string[] = [];
  for (const row of table.children.slice(1)) {
    const cell = row.children[0]!;
    const names = cell.children.flatMap((one) => (one.type === 'inlineCode' ? [one.value] : []));
    if (names.length === 0) throw new PartError(`a row of <ErrorRows> begins with the name of an error in backquotes`);
    cell.children = errorCell(names.map((name) => index.take(name)));
    const id = errorId(names[0]!);
    ids.push(id);
    row.data = {hProperties: {id}} as typeof row.data;
  }
  table.position = node.position;
  // The index is long, so its tables are no part of the page's scripts.
  return element('OnServer', {id: `${ids[0] ?? 'errors'}-and-below`}, [table]);
}

function rowLink(id: string, label: string): PhrasingContent {
  const attributes = Object.entries({id, label}).map(
    ([name, value]) => ({type: 'mdxJsxAttribute', name, value}) as const,
  );
  return {type: 'mdxJsxTextElement', name: 'RowLink', attributes, children: []} satisfies MdxJsxTextElement;
}

function checkPrecedence(node: Jsx): void {
  const wins = attribute(node, 'wins');
  if (wins !== 'first' && wins !== 'last') {
    throw new PartError('<Precedence> needs wins="first" or wins="last": the end of the list whose value is used');
  }
  const list = only<List>(node, 'list', 'one numbered list with empty lines around it');
  if (!list.ordered) throw new PartError('the list in <Precedence> has an order: write "1." instead of "-"');
  if (list.children.length < 2) throw new PartError('the list in <Precedence> needs two items or more');
}

/** Takes an id for this page, if nothing else has it. */
function claim(ids: Map<string, number>, id: string, node: Jsx, remedy: string): void {
  const line = ids.get(id);
  if (line !== undefined) throw new PartError(`the id "${id}" is already taken in line ${line}; ${remedy}`);
  ids.set(id, node.position?.start.line ?? 1);
}

function only<T extends RootContent>(node: Jsx, type: T['type'], what: string): T {
  const [child, ...others] = node.children as RootContent[];
  if (child?.type !== type || others.length > 0) throw new PartError(`<${node.name}> holds ${what}, and nothing else`);
  return child as T;
}
