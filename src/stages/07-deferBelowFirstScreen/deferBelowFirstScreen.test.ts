import type {Root} from 'hast';
import {expect, it} from 'vitest';
import deferBelowFirstScreen from './index.ts';

/** A page of paragraphs with so many letters each, after the plugin: the letters, and those of the rest in a list. */
function deferred(...letters: number[]): unknown[] {
  const tree: Root = {
    type: 'root',
    children: letters.map((length) => ({
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{type: 'text', value: 'x'.repeat(length)}],
    })),
  };
  const transform = deferBelowFirstScreen.call(undefined as never) as (tree: Root) => void;
  transform(tree);
  const lengths = ({children}: {children: unknown[]}): unknown[] =>
    (children as {name?: string; children: {value: string}[]}[]).map((block) =>
      block.name === 'BelowFirstScreen' ? lengths(block) : block.children[0]!.value.length,
    );
  return lengths(tree);
}

it.each([
  ['a short page stays as it is', [500, 400], [500, 400]],
  ['a long one keeps the blocks that fill the first screen', [1400, 1400, 500, 20], [1400, 1400, [500, 20]]],
  ['one whose last block is long has no rest', [800, 2800], [800, 2800]],
])('%s', (_, letters, expected) => expect(deferred(...letters)).toEqual(expected));
