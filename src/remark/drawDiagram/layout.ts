/** Lays a graph out with Graphviz, in WebAssembly, and gives the little that a drawing needs of the result. */
import type {Graphviz} from '@hpcc-js/wasm-graphviz';

/** A drawing step of Graphviz: a polygon (p, P), a curve (b) or a text (T); its points count from the bottom left. */
interface Step {
  readonly op: string;
  readonly points?: readonly (readonly [number, number])[];
  readonly pt?: readonly [number, number];
  readonly text?: string;
}

/** A node, a cluster or an edge. */
export interface Shape {
  readonly class?: string;
  readonly style?: string;
  /** The link of a node. */
  readonly URL?: string;
  readonly nodes?: readonly number[];
  readonly tail?: number;
  readonly _draw_?: readonly Step[];
  readonly _hdraw_?: readonly Step[];
  readonly _ldraw_?: readonly Step[];
}

export interface Layout {
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
 * What each diagram starts with. Graphviz measures Helvetica; the fonts of readers are wider, so it
 * lays out 15 where 14 is drawn (see diagram.css).
 */
const DEFAULTS =
  'graph [nodesep=0.25 ranksep=0.4 fontname=Helvetica fontsize=13]; node [shape=box fontname=Helvetica fontsize=15 margin="0.14,0.1"]; edge [fontname=Helvetica fontsize=13]; ';

let engine: Promise<Graphviz> | undefined;

/**
 * @param source a graph in the DOT language
 * @param direction LR, from left to right, or TB, from top to bottom
 * @throws DiagramError for what Graphviz cannot read
 */
export async function layOut(source: string, direction: 'LR' | 'TB'): Promise<Layout> {
  engine ??= import('@hpcc-js/wasm-graphviz').then(({Graphviz: {load}}) => load());
  const graphviz = await engine;
  const opening = source.indexOf('{') + 1;
  const text = `${source.slice(0, opening)}${opening ? `rankdir=${direction}; ${DEFAULTS}` : ''}${source.slice(opening)}`;
  let drawn: {bb: string; objects?: Shape[]; edges?: Shape[]};
  try {
    drawn = JSON.parse(graphviz.layout(text, 'json', 'dot')) as typeof drawn;
  } catch (error) {
    const [first = ''] = String((error as Error).message).split('\n');
    const line = Number(/ in line (\d+)/.exec(first)?.[1] ?? 1);
    throw new DiagramError(
      `Graphviz: ${first.replace(/ in line \d+/, '')}; its language: graphviz.org/doc/info/lang.html`,
      line,
    );
  }
  const [, , width = 0, height = 0] = drawn.bb.split(',').map(Number);
  return {width, height, shapes: [...(drawn.objects ?? []), ...(drawn.edges ?? [])]};
}
