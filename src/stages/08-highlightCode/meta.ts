/** What stands behind the language of an opening fence: title, marked lines, notes, line numbers. Pure. */
import type {Mark} from '../shared/highlight.ts';

export interface Meta {
  readonly title?: string;
  readonly marks: ReadonlyMap<number, Mark>;
  /** The number of the note at a line; lines are counted from 1. */
  readonly notes: ReadonlyMap<number, number>;
  /** The number of the first line; absent when lines are not numbered. */
  readonly start?: number;
}

/** A mistake that the author can mend. */
export class MetaError extends Error {}

const WORD =
  /\s*(?:title=(?:"([^"]*)"|'([^']*)')|note="([^"]+)"|(?:(add|remove)=)?\{([^}]*)\}|showLineNumbers(?:=(\d+))?(?=\s|$))/y;

/**
 * Reads the words behind the language: `title="…"`, `{2,4-6}` (lines that matter), `add={3}` and `remove={4}` (a
 * change), `note="text"` (the line with this text gets the next number), `showLineNumbers` or `showLineNumbers=12`.
 * @param lines the lines of the block
 * @throws MetaError for a word that means nothing, and for a line or a text that the block does not have
 */
export function parseMeta(text: string, lines: readonly string[]): Meta {
  const marks = new Map<number, Mark>();
  const notes = new Map<number, number>();
  const meta: {title?: string; start?: number} = {};
  WORD.lastIndex = 0;
  for (let rest = text; rest.trim();) {
    WORD.lastIndex = 0;
    const match = WORD.exec(rest);
    if (!match) {
      throw new MetaError(
        `"${rest.trim().split(/\s/)[0]}" means nothing behind a language; known are title="…", {2,4-6}, add={…}, remove={…}, note="…", showLineNumbers`,
      );
    }
    const [word, double, single, note, change, ranges, start] = match;
    if (ranges !== undefined) {
      for (const line of numbers(ranges, lines.length)) marks.set(line, (change as Mark | undefined) ?? 'mark');
    } else if (note) notes.set(lineWith(note, lines), notes.size + 1);
    else if (word.includes('title=')) meta.title = double ?? single ?? '';
    else meta.start = Number(start ?? 1);
    rest = rest.slice(word.length);
  }
  return {...meta, marks, notes};
}

function lineWith(text: string, lines: readonly string[]): number {
  const found = lines.flatMap((line, index) => (line.includes(text) ? [index + 1] : []));
  if (found.length === 1) return found[0]!;
  throw new MetaError(
    `note="${text}": ${found.length ? `lines ${found.join(', ')} have` : 'no line of the block has'} this text; write one that stands in one line`,
  );
}

function numbers(ranges: string, lines: number): number[] {
  return ranges.split(',').flatMap((range) => {
    const [, first, last] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range) ?? [];
    const [from, to] = [Number(first), Number(last ?? first)];
    if (!(from >= 1 && to >= from && to <= lines)) {
      throw new MetaError(`{${ranges}}: "${range.trim()}" is no line or range of a block with ${lines} lines`);
    }
    return Array.from({length: to - from + 1}, (_, index) => from + index);
  });
}
