/** Turns a layout into the elements of an SVG: boxes, lines, texts, with the classes that diagram.css colours. Pure. */
import type {RootContent} from 'mdast';
import {element} from '../shared/nodes.ts';
import {CODE, type Layout, type Point, type Shape} from './layout.ts';

/** Room around the drawing for the width of lines, in pixels. */
const EDGE = 2;

/** What a reader who does not see a drawing is told about it. */
export interface Texts {
  /** Unlike that of any other drawing; the ids of the title and of the description begin with it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** @param className tells the wide drawing from the narrow one; empty when there is one alone */
export function svg(layout: Layout, className: string, {id, title, description}: Texts): RootContent {
  const {width, height, shapes} = layout;
  const size = [-EDGE, -EDGE, Math.ceil(width) + 2 * EDGE, Math.ceil(height) + 2 * EDGE];
  const attributes = {
    ...(className && {className}),
    viewBox: size.join(' '),
    // It grows with the letters of the page, and never beyond its column.
    width: `${size[2]! / 16}rem`,
    role: shapes.some(({URL}) => URL) ? 'group' : 'img',
    'aria-labelledby': `${id}t`,
    'aria-describedby': `${id}d`,
  };
  return element('svg', attributes, [
    element('title', {id: `${id}t`}, [words(title)]),
    element('desc', {id: `${id}d`}, [words(description)]),
    ...shapes.flatMap((shape) => draw(shape, layout)),
  ]);
}

function draw(shape: Shape, {corner}: Layout): RootContent[] {
  const at = ([x, y]: Point): [number, number] => [Math.round(x - corner[0]), Math.round(corner[1] - y)];
  const path = (points: readonly Point[]): string[] => points.map((point) => at(point).join(' '));
  const lines: RootContent[] = [];
  for (const {op, points = []} of [shape._draw_, shape._hdraw_, shape._tdraw_].flatMap((steps) => steps ?? [])) {
    if (op === 'b') {
      const [start, ...rest] = path([
        foot(shape._tdraw_) ?? points[0]!,
        ...points.slice(1, -1),
        foot(shape._hdraw_) ?? points.at(-1)!,
      ]);
      lines.push(element('path', {d: `M${start}C${rest.join(' ')}`}, []));
    }
    if (op === 'P' && shape.tail !== undefined) lines.push(element('polygon', {points: path(points).join(' ')}, []));
    else if (op === 'p' || op === 'P') lines.push(box(points.map(at)));
  }
  const texts: RootContent[] = [];
  let code = false;
  for (const {op, face, pt = [0, 0], align, width = 0, text = ''} of shape._ldraw_ ?? []) {
    if (op === 'F') code = face === CODE;
    if (op !== 'T') continue;
    const [x, y] = at([align === 'l' ? pt[0] + width / 2 : pt[0], pt[1]]);
    const className = [texts.length > 0 && 'sub', code && 'code'].filter(Boolean).join(' ');
    // Graphviz sets the smaller second line close below the first.
    const down = texts.length > 0 && code ? 3 : 0;
    texts.push(
      element('text', {x: String(x), y: String(y + down), ...(className && {className})}, [words(text.trim())]),
    );
  }
  if (lines.length + texts.length === 0) return [];
  const kind = shape.tail !== undefined ? 'edge' : shape.nodes ? 'cluster' : shape.shape === 'plain' && 'heading';
  const className = [kind, shape.class, shape.style].filter(Boolean).join(' ');
  return [element('g', className ? {className} : {}, linked(shape, lines, texts))];
}

/** A link of Markdown: it is resolved, checked and put under the base path like any other. Of a cluster, its words. */
function linked({URL: url, nodes}: Shape, lines: RootContent[], texts: RootContent[]): RootContent[] {
  if (!url) return [...lines, ...texts];
  const link = (children: RootContent[]): RootContent => ({type: 'link', url, children}) as unknown as RootContent;
  return nodes ? [...lines, link(texts)] : [link([...lines, ...texts])];
}

function words(value: string): RootContent {
  return {type: 'text', value} as unknown as RootContent;
}

/** The middle of an arrowhead's base. Graphviz ends some lines short of it. */
function foot(arrow: Shape['_hdraw_']): Point | undefined {
  const [left, , right] = arrow?.find(({op}) => op === 'P')?.points ?? [];
  return left && right && [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
}

function box(points: readonly Point[]): RootContent {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const size = {x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y};
  return element('rect', Object.fromEntries(Object.entries(size).map(([key, value]) => [key, String(value)])), []);
}
