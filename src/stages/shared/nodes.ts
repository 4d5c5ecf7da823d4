/** Small makers of the Markdown nodes that an include turns into. */
import type {Properties} from 'hast';
import type {Code, PhrasingContent, RootContent, Table} from 'mdast';
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

/** A table; the first row is the header, and `text` between backquotes in a cell is code. */
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

function phrasing(text: string): PhrasingContent[] {
  return text
    .split(/`([^`]*)`/)
    .map((value, index): PhrasingContent => ({type: index % 2 ? 'inlineCode' : 'text', value}))
    .filter((node) => 'value' in node && node.value !== '');
}
