/** Lays a graph out with Graphviz, in WebAssembly, and gives the little that a drawing needs of the result. */
import type {Graphviz} from '@hpcc-js/wasm-graphviz';

export type Point = readonly [number, number];

/** A step of Graphviz: a polygon (p, P), a curve (b), a font (F) or a text (T); its points count from the bottom left. */
interface Step {
  readonly op: string;
  readonly points?: readonly Point[];
  readonly pt?: Point;
  readonly text?: string;
  /** What `pt` is: the left end of the text, or its middle. */
  readonly align?: 'l' | 'c';
  readonly width?: number;
  readonly face?: string;
}

/** A node, a cluster or an edge. */
export interface Shape {
  readonly class?: string;
  readonly style?: string;
  readonly shape?: string;
  /** The link of a node or a cluster. */
  readonly URL?: string;
  readonly nodes?: readonly number[];
  readonly tail?: number;
  readonly _draw_?: readonly Step[];
  readonly _hdraw_?: readonly Step[];
  readonly _tdraw_?: readonly Step[];
  readonly _ldraw_?: readonly Step[];
}

export interface Layout {
  /** The top left corner. */
  readonly corner: Point;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** A mistake in the text of a diagram; `line` is the line in that text, from 1. */
export class DiagramError extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * What each diagram starts with. Boxes are as wide as Verdana needs them, the widest of the fonts that readers have;
 * the sizes that are drawn stand in diagram.css. An edge leaves and enters a box in the middle of a side.
 */
const DEFAULTS =
  'graph [margin=12 fontname=Verdana fontsize=13]; node [shape=box fontname=Verdana fontsize=13 margin="0.12,0.11" height=0.4]; edge [fontname=Verdana fontsize=13 arrowsize=0.6]; ';
const WAYS = {
  wide: `rankdir=LR; nodesep=0.28; ranksep=0.5; ${DEFAULTS} edge [tailport=e headport=w]; `,
  narrow: `rankdir=TB; nodesep=0.25; ranksep=0.3; ${DEFAULTS} edge [tailport=s headport=n]; `,
} as const;

export type Way = keyof typeof WAYS;

/** What an author may set besides layout, and what Graphviz adds. Colours, fonts and shapes would have no effect. */
const DRAWN = new Set(
  (
    'label class style URL width height margin shape fontname fontsize arrowsize tailport headport constraint weight ' +
    'minlen dir group rank rankdir ordering newrank nodesep ranksep ' +
    'name pos lp bb lwidth lheight tail head nodes edges subgraphs'
  ).split(' '),
);
const VALUES = {class: /^accent$/, style: /^(?:dashed|invis)$/, shape: /^(?:box|plain)$/} as const;

/** Its letters are as wide as those of the fonts for code that readers have. */
export const CODE = 'Courier';

let engine: Promise<Graphviz> | undefined;

/**
 * @param source a graph in the DOT language; a line that ends with `// wide` or `// narrow` counts for that way alone
 * @param way wide, from left to right, or narrow, from top to bottom
 * @throws DiagramError for what Graphviz cannot read, and for what would not be drawn
 */
export async function layOut(source: string, way: Way): Promise<Layout> {
  engine ??= import('@hpcc-js/wasm-graphviz').then(({Graphviz: {load}}) => load());
  const graphviz = await engine;
  const text = source
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^.*\/\/ (wide|narrow)$/gm, (line, only) => (only === way ? line : ''))
    .replace('{', `{${WAYS[way]}`)
    .replace(/label="([^"]*`[^"]*)"/g, (_, label: string) => `label=<${withCode(label)}>`)
    // A space on each side keeps the words of an edge off its line.
    .replace(/(->.*\blabel=")([^"]*)"/g, (_, before: string, label: string) => `${before}${withSpace(label)}"`);
  let drawn: {objects?: Shape[]; edges?: Shape[]};
  try {
    drawn = JSON.parse(graphviz.layout(text, 'json', 'dot')) as typeof drawn;
  } catch (error) {
    const [reason = ''] = String((error as Error).message).split('\n');
    // Of a quote that is not closed, Graphviz names the last line of the graph.
    const quote = reason.includes('quoted string') && /^[^"]*"(?:[^"]*"[^"]*")*[^"]*$/;
    const line = quote ? lineOf(text, quote) : Number(/ in line (\d+)/.exec(reason)?.[1] ?? 1);
    throw new DiagramError(
      `Graphviz: ${reason.replace(/ in line \d+/, '')}; its language: graphviz.org/doc/info/lang.html`,
      line,
    );
  }
  const shapes = [...(drawn.objects ?? []), ...(drawn.edges ?? [])];
  for (const shape of shapes) refuseWhatIsNotDrawn(shape, source);
  return {...bounds(shapes), shapes};
}

/** The least rectangle around what is drawn. Graphviz' own has room around clusters. */
function bounds(shapes: readonly Shape[]): Omit<Layout, 'shapes'> {
  const steps = shapes.flatMap((shape) => [shape._draw_, shape._hdraw_, shape._tdraw_, shape._ldraw_].flat());
  const points = steps.flatMap((step): readonly Point[] => {
    if (!step?.pt) return step?.points ?? [];
    const {pt, width = 0, align} = step;
    const left = align === 'l' ? pt[0] : pt[0] - width / 2;
    return [left, left + width].flatMap((x): Point[] => [
      [x, pt[1] + 12],
      [x, pt[1] - 3],
    ]);
  });
  if (points.length === 0) throw new DiagramError('the diagram is empty; write nodes between its braces', 1);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const corner: Point = [Math.min(...xs), Math.max(...ys)];
  return {corner, width: Math.max(...xs) - corner[0], height: corner[1] - Math.min(...ys)};
}

/** A label whose lines in backquotes are code, in the form that lets Graphviz measure each line in its own font. */
function withCode(label: string): string {
  return label
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .split('\\n')
    .map((line) => line.replace(/^`(.*)`$/, `<font face="${CODE}" point-size="12">$1</font>`))
    .join('<br/>');
}

function withSpace(label: string): string {
  return label
    .split('\\n')
    .map((line) => ` ${line} `)
    .join('\\n');
}

function refuseWhatIsNotDrawn(shape: Shape, source: string): void {
  for (const [key, value] of Object.entries(shape)) {
    const allowed = VALUES[key as keyof typeof VALUES];
    if (key.startsWith('_') || !value || (DRAWN.has(key) && (!allowed || allowed.test(String(value))))) continue;
    const line = lineOf(source, new RegExp(`\\b${key}\\s*=`));
    const what = allowed ? `${key}=${String(value)}` : key;
    throw new DiagramError(
      `${what} is not drawn; there are class=accent, style=dashed, style=invis and URL, and src/css/diagram.css has the colours and fonts`,
      line,
    );
  }
  if (shape.URL && shape.tail !== undefined)
    throw new DiagramError(
      `an edge has no link; give the URL ${shape.URL} to one of its nodes`,
      lineOf(source, /->.*URL/),
    );
}

function lineOf(source: string, text: RegExp): number {
  return Math.max(source.split('\n').findIndex((line) => text.test(line)) + 1, 1);
}
