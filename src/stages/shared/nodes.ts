/** Small makers of the Markdown nodes that an include turns into. */
import type {Properties} from 'hast';
import type {Code, InlineCode, PhrasingContent, RootContent, Table, Text} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** A code block; `rest` are further words behind its language, `props` reach the `CodeBlock` component. */
export function code(lang: string, value: string, title: string, props: object = {}, rest = ''): Code {
  return {type: 'code', lang, meta: `title="${title}" ${rest}`.trim(), value, data: {hProperties: props as Properties}};
}

/** A JSX element with plain text attributes. */
export function element(name: string, attributes: Record<string, string>, children: RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Synced tabs; readers who choose one see the same choice in every group of that name. */
export function tabs(
  groupId: string,
  panels: readonly {readonly value: string; readonly label: string; readonly children: RootContent[]}[],
): MdxJsxFlowElement {
  return element(
    'Tabs',
    {groupId},
    panels.map(({value, label, children}) => element('TabItem', {value, label}, children)),
  );
}

/** A table; the first row is the header. In a cell, `text` between backquotes is code, and `[text](address)` a link. */
export function table(rows: readonly (readonly string[])[]): Table {
  return {
    type: 'table',
    align: rows[0]!.map(() => null),
    children: rows.map((row) => ({
      type: 'tableRow',
      children: row.map((cell) => ({type: 'tableCell', children: phrasing(cell)})),
    })),
  };
}

const LINK = /\[((?:`[^`]*`|[^[\]`])+)\]\(([^()\s]+)\)/;

/** `split` gives a text, the words and the address of a link, the text behind it, and so on. */
const phrasing = (text: string): PhrasingContent[] =>
  text.split(LINK).flatMap((part, index, all): PhrasingContent[] => {
    if (index % 3 === 1) return [{type: 'link', url: all[index + 1]!, children: plain(part)}];
    return index % 3 === 0 ? plain(part) : [];
  });

const plain = (text: string): (InlineCode | Text)[] =>
  text
    .split(/`([^`]*)`/)
    .map((value, index): InlineCode | Text => ({type: index % 2 ? 'inlineCode' : 'text', value}))
    .filter(({value}) => value !== '');
