import {expect, it} from 'vitest';
import {markLines} from './markLines.ts';

const HTML = 'a\n<span class=k>b</span>\nc';

it.each([
  ['1-1', '<span class=excerpt>a\n</span><span class=k>b</span>\nc'],
  ['2-3', 'a\n<span class=excerpt><span class=k>b</span>\nc</span>'],
  [undefined, HTML],
])('marks the lines %s', (range, marked) => expect(markLines(HTML, range)).toBe(marked));
