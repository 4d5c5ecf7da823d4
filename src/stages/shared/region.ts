/**
 * Cuts what a page shows out of the text of a sample. Pure: text in, text out.
 */
import {SampleError} from './sampleError.ts';

/** What a page shows of a sample. */
export interface Excerpt {
  /** The lines of the region, or of the whole file; markers and common indentation removed. */
  readonly code: string;
  /** The whole file, without its `package` line and without markers. */
  readonly file: string;
  /** The first and the last line of the file that the region has, from 1: `12-17`. Absent for a whole file. */
  readonly lines?: string;
}

interface Region {
  readonly name: string;
  readonly start: number;
  end: number;
}

const MARKER = /^\s*(?:\/\/|#|<!--)\s*(region|endregion)(?:\s+(.*?))?\s*(?:-->)?\s*$/;
const PACKAGE = /^package [\w.]+;?\s*$/;

/** Finds every region of a text and checks the markers: each named, unique, closed, properly nested and not empty. */
export function findRegions(lines: readonly string[]): ReadonlyMap<string, Region> {
  const regions = new Map<string, Region>();
  const open: Region[] = [];
  lines.forEach((text, index) => {
    const [, keyword, name] = MARKER.exec(text) ?? [];
    if (!keyword) return;
    const line = index + 1;
    if (!name) throw new SampleError(`"${keyword}" has no name; write "${keyword} the-readers-goal"`, line);
    if (!/^[\w-]+$/.test(name)) {
      throw new SampleError(`"${name}" is no name of a region; write "${keyword} the-readers-goal"`, line);
    }
    if (keyword === 'region') {
      if (regions.has(name)) throw new SampleError(`region "${name}" is opened twice; rename one of the two`, line);
      const region = {name, start: index, end: -1};
      regions.set(name, region);
      open.push(region);
      return;
    }
    const last = open.pop();
    if (last?.name !== name) {
      const reason = last ? `"${last.name}" (line ${last.start + 1}) is still open` : 'no region is open';
      throw new SampleError(`"endregion ${name}" is wrongly nested: ${reason}`, line);
    }
    last.end = index;
    if (lines.slice(last.start + 1, index).every((inner) => !inner.trim() || MARKER.test(inner))) {
      throw new SampleError(`region "${name}" is empty; put lines into it or remove it`, last.start + 1);
    }
  });
  const unclosed = open.pop();
  if (unclosed) {
    throw new SampleError(
      `region "${unclosed.name}" is never closed; add "endregion ${unclosed.name}"`,
      unclosed.start + 1,
    );
  }
  return regions;
}

/**
 * Cuts a region, or the whole file, out of a sample.
 * @param source the text of the sample
 * @param name the region; without one, the whole file
 * @throws SampleError for a region that does not exist, and for every mistake in the file's markers
 */
export function extract(source: string, name?: string): Excerpt {
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  const regions = findRegions(lines);
  const kept = withoutPackage(lines).filter((index) => !MARKER.test(lines[index]!));
  const textOf = (indexes: readonly number[]): string => dedent(indexes.map((index) => lines[index]!));
  const file = textOf(kept);
  if (name === undefined) return {code: file, file};
  const region = regions.get(name);
  if (!region) {
    const known = [...regions.keys()].map((key) => `"${key}"`).join(', ') || 'none';
    throw new SampleError(`there is no region "${name}"; the file has: ${known}`);
  }
  const inside = kept.filter((index) => index > region.start && index < region.end);
  const filled = inside.filter((index) => lines[index]!.trim());
  const top = kept.findIndex((index) => lines[index]!.trim()) - 1;
  const numbers = [filled[0]!, filled.at(-1)!].map((index) => kept.indexOf(index) - top);
  return {code: textOf(inside), file, lines: numbers.join('-')};
}

/** The indexes of all lines but the `package` line and the blank lines that follow it. */
function withoutPackage(lines: readonly string[]): number[] {
  const start = lines.findIndex((line) => PACKAGE.test(line));
  const next = lines.findIndex((line, index) => index > start && line.trim());
  return [...lines.keys()].filter((index) => start < 0 || index < start || index >= next);
}

/** Removes the blank lines around a text and the indentation that all of its lines share. */
function dedent(lines: readonly string[]): string {
  const text = lines.join('\n').replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  const indents = text.split('\n').flatMap((line) => (line.trim() ? [/^[ \t]*/.exec(line)![0].length] : []));
  const common = Math.min(...indents);
  return text.replace(/^[ \t]+/gm, (indent) => indent.slice(common));
}
