/** Turns a layout into the elements of an SVG: boxes, lines, texts, with the classes that diagram.css colours. Pure. */
import type {RootContent} from 'mdast';
import {element} from '../includeSample/nodes.ts';
import type {Layout, Shape} from './layout.ts';

/** Room around the drawing for the width of lines, in pixels. */
const EDGE = 2;

/**
 * @param className tells the wide drawing from the narrow one
 * @param title what the drawing shows, in a few words
 * @param description the same for those who do not see it
 */
export function svg(layout: Layout, className: string, title: string, description: string): RootContent {
  const {width, height, shapes} = layout;
  const size = [-EDGE, -EDGE, Math.ceil(width) + 2 * EDGE, Math.ceil(height) + 2 * EDGE];
  const inner = shapes.map((shape) => draw(shape, height));
  const role = shapes.some(({URL}) => URL) ? 'group' : 'img';
  return element('svg', {className, viewBox: size.join(' '), width: String(size[2]), role}, [
    element('title', {}, [{type: 'text', value: title} as unknown as RootContent]),
    element('desc', {}, [{type: 'text', value: description} as unknown as RootContent]),
    ...inner,
  ]);
}

function draw(shape: Shape, height: number): RootContent {
  const at = ([x, y]: readonly [number, number]): [number, number] => [Math.round(x), Math.round(height - y)];
  const path = (points: readonly (readonly [number, number])[]): string[] => points.map((point) => at(point).join(' '));
  const parts: RootContent[] = [];
  for (const {op, points = []} of [...(shape._draw_ ?? []), ...(shape._hdraw_ ?? [])]) {
    if (op === 'b') parts.push(element('path', {d: `M${path(points)[0]}C${path(points.slice(1)).join(' ')}`}, []));
    else if (op === 'P' && shape.tail !== undefined)
      parts.push(element('polygon', {points: path(points).join(' ')}, []));
    else if (op === 'p' || op === 'P') parts.push(box(points.map(at)));
  }
  (shape._ldraw_ ?? [])
    .filter(({op}) => op === 'T')
    .forEach(({pt = [0, 0], text = ''}, index) => {
      const [x, y] = at(pt);
      const place = {x: String(x), y: String(y), ...(index > 0 && {className: 'sub'})};
      parts.push(element('text', place, [{type: 'text', value: text} as unknown as RootContent]));
    });
  const kind = shape.tail !== undefined ? 'edge' : shape.nodes && 'cluster';
  const className = [kind, shape.class, shape.style].filter(Boolean).join(' ');
  // A link of Markdown: it is resolved, checked and put under the base path like any other.
  const link = {type: 'link', url: shape.URL ?? '', children: parts} as unknown as RootContent;
  return element('g', className ? {className} : {}, shape.URL ? [link] : parts);
}

function box(points: readonly (readonly [number, number])[]): RootContent {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const size = {x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, rx: 3};
  return element('rect', Object.fromEntries(Object.entries(size).map(([key, value]) => [key, String(value)])), []);
}
