import {describe, expect, it} from 'vitest';
import {destination} from './keys.ts';

describe('the keys of tabs', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 0, undefined],
    ['constructor', 0, undefined],
  ])('%s on tab %i of three leads to %s', (key, from, to) => expect(destination(key, from, 3)).toBe(to));
});
