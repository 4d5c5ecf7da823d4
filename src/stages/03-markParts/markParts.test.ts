import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {testFolders} from '../shared/golden.ts';
import markParts from './index.ts';
import {rowIds} from './rows.ts';

describe('markParts', () => {
  testFolders(path.join(import.meta.dirname, '__fixtures__'), (tree, file, siteDir) => {
    const transform = markParts.call({} as never, {siteDir});
    (transform as (...args: unknown[]) => void)(tree, file);
  });
});

describe('the ids of rows', () => {
  it('are made of the first cell; of a call, of its name', () => {
    expect(rowIds('option', [['setPrefix("a")'], ['the number'], ['gestalt.config.get']])).toEqual([
      'option-set-prefix',
      'option-the-number',
      'option-gestalt-config-get',
    ]);
  });

  it('of rows that say the same as the one above add what differs', () => {
    expect(
      rowIds('row', [
        ['set("a")', 'x'],
        ['set(null)', 'x'],
        ['get', 'timer', 'none'],
        ['get', 'timer', 'default=true'],
      ]),
    ).toEqual(['row-set', 'row-set-null', 'row-get', 'row-get-default-true']);
  });
});
