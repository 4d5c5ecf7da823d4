/**
 * Draws a ```dot block as inline SVG when the site is built: one drawing from left to right for wide screens and one
 * from top to bottom for narrow ones, or the first alone if it fits a phone. Tried instead: Mermaid, which needs a
 * browser to measure and a script in the page, and Graphviz' own SVG, which brings fixed colours and fonts, and links
 * that nothing checks.
 */
import {createHash} from 'node:crypto';
import type {Code, Parent, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {failAt} from '../shared/failAt.ts';
import {element} from '../shared/nodes.ts';
import {DiagramError, layOut, type Layout, type Way} from './layout.ts';
import {svg} from './svg.ts';

export interface Options {
  /** The folder of the site, for the places in messages. */
  readonly siteDir: string;
}

/** What a screen of 320 px, and the column of text on a laptop of 1280, have room for, in pixels. */
const ROOM = {narrow: 284, wide: 640} as const;
/** A wide drawing up to this width is shown from 29.75rem on; see diagram.css. */
const SMALL = 472;

const drawDiagram: Plugin<[Options], Root> = (options) => async (tree, file) => {
  const blocks: [Code, Parent, number][] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang === 'dot' && parent && index !== undefined) blocks.push([node, parent, index]);
  });
  for (const [number, [node, parent, index]] of blocks.entries()) {
    try {
      parent.children[index] = {...(await figure(node, number)), position: node.position};
    } catch (error) {
      if (!(error instanceof DiagramError)) throw error;
      const line = (node.position?.start.line ?? 0) + error.line;
      failAt(file, options, error.message, {position: {start: {line, column: 1}, end: {line, column: 1}}});
    }
  }
};

export default drawDiagram;

async function figure({meta, value}: Code, number: number): Promise<RootContent> {
  const title = /^title="([^"]+)"$/.exec(meta?.trim() ?? '')?.[1];
  if (!title) throw new DiagramError('a diagram needs a title, and nothing else there: ```dot title="…"', 0);
  const lines = value.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  const description = lines
    .slice(0, Math.max(end, 0))
    .map((line) => line.slice(2).trim())
    .join(' ');
  if (!description)
    throw new DiagramError('a diagram starts with its description for those who do not see it: // …', 1);
  const wide = fit(await layOut(value, 'wide'), 'wide');
  const narrow = fit(await layOut(value, 'narrow'), 'narrow');
  const id = `d${createHash('sha256').update(`${number} ${title} ${value}`).digest('hex').slice(0, 6)}`;
  const texts = {id, title, description};
  const fitsAPhone = wide.width <= ROOM.narrow;
  const drawings = fitsAPhone
    ? [svg(wide, '', texts)]
    : [svg(wide, 'wide', texts), svg(narrow, 'narrow', {...texts, id: `${id}n`})];
  return element('figure', {className: !fitsAPhone && wide.width <= SMALL ? 'diagram small' : 'diagram'}, [
    ...drawings,
    element('figcaption', {}, [{type: 'text', value: title} as unknown as RootContent]),
  ]);
}

function fit(layout: Layout, way: Way): Layout {
  const {width} = layout;
  if (width <= ROOM[way]) return layout;
  const drawing = way === 'narrow' ? 'for phones, from top to bottom,' : 'from left to right';
  throw new DiagramError(
    `the drawing ${drawing} is ${Math.ceil(width)} px wide, and there is room for ${ROOM[way]}: shorten or break labels with \\n`,
    1,
  );
}
