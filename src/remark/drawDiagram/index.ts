/**
 * Draws a ```dot block as inline SVG when the site is built: one drawing from left to right for wide screens, one from
 * top to bottom for narrow ones. Tried instead: Mermaid, which needs a browser to measure and a script in the page, and
 * Graphviz' own SVG, which brings fixed colours and fonts, and links that nothing checks.
 */
import type {Code, Parent, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {failAt} from '../includeSample/index.ts';
import {element} from '../includeSample/nodes.ts';
import {DiagramError, layOut, type Layout} from './layout.ts';
import {svg} from './svg.ts';

export interface Options {
  /** The folder of the site, for the places in messages. */
  readonly siteDir: string;
}

/** What a screen of 320 px, and the column of text on a wide one, have room for, in pixels. */
const ROOM = {TB: 288, LR: 700} as const;

const drawDiagram: Plugin<[Options], Root> = (options) => async (tree, file) => {
  const blocks: [Code, Parent, number][] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang === 'dot' && parent && index !== undefined) blocks.push([node, parent, index]);
  });
  for (const [node, parent, index] of blocks) {
    try {
      parent.children[index] = {...(await figure(node)), position: node.position};
    } catch (error) {
      if (!(error instanceof DiagramError)) throw error;
      const line = (node.position?.start.line ?? 0) + error.line;
      failAt(file, options, error.message, {position: {start: {line, column: 1}, end: {line, column: 1}}});
    }
  }
};

export default drawDiagram;

async function figure({meta, value}: Code): Promise<RootContent> {
  const title = /title="([^"]+)"/.exec(meta ?? '')?.[1];
  if (!title) throw new DiagramError('a diagram needs a title: ```dot title="…"', 0);
  const lines = value.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  const description = lines
    .slice(0, Math.max(end, 0))
    .map((line) => line.slice(2).trim())
    .join(' ');
  if (!description)
    throw new DiagramError('a diagram starts with its description for those who do not see it: // …', 1);
  const narrow = fit(await layOut(value, 'TB'), 'TB');
  const wide = fit(await layOut(value, 'LR'), 'LR');
  return element('figure', {className: 'diagram'}, [
    svg(wide, 'wide', title, description),
    svg(narrow, 'narrow', title, description),
    element('figcaption', {}, [{type: 'text', value: title} as unknown as RootContent]),
  ]);
}

function fit(layout: Layout, direction: keyof typeof ROOM): Layout {
  const {width} = layout;
  if (width <= ROOM[direction]) return layout;
  const way = direction === 'TB' ? 'from top to bottom, for phones,' : 'from left to right';
  throw new DiagramError(
    `the drawing ${way} is ${Math.ceil(width)} px wide, and there is room for ${ROOM[direction]}: shorten or break labels with \\n`,
    1,
  );
}
