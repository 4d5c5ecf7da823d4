import {expect, it} from 'vitest';
import {excerpt, mark} from './excerpt.ts';
import {tokenize} from './tokens.ts';

it('marks words that match, in a composed name the part that does, a short word alone', () => {
  expect(mark('A MapConfigSource holds a map.', ['map', 'config'])).toEqual([
    'A Map',
    'Config',
    'Source holds a ',
    'map',
    '.',
  ]);
});

it('takes signs of patterns for what they are', () => {
  expect(mark('Write ${db.port} or @{temp:1} or a-b_c', ['${', '@{', 'db.port', 'a-b_c'])).toHaveLength(9);
});

it('shows the part of a text with the most different words, between whole words', () => {
  const text = `${'Nothing here. '.repeat(20)}The strategy reloads a file. ${'Nothing here. '.repeat(20)}`;
  const pieces = excerpt(text, ['strategy', 'file', 'nothing']);
  expect(pieces.filter((_, index) => index % 2)).toContain('strategy');
  expect(pieces.join('')).toMatch(/^… \S.*\S …$/);
  expect(pieces.join('').length).toBeLessThan(170);
});

it('shows a short text whole, also without a word that matches', () => {
  expect(excerpt('All of it.', [])).toEqual(['All of it.']);
  expect(excerpt('', ['a'])).toEqual(['']);
});

it.each([
  ['MapConfigSource', ['MapConfigSource', 'Map', 'Config', 'Source']],
  ['http.pool', ['http.pool', 'http', 'pool']],
  ['kebab-case', ['kebab-case', 'kebab', 'case']],
  ['HTTP_POOL_SIZE', ['HTTP_POOL_SIZE', 'HTTP', 'POOL', 'SIZE']],
  ['URLConfigSource', ['URLConfigSource', 'URL', 'Config', 'Source']],
  ['TypeCapture<List', ['TypeCapture', 'Type', 'Capture', 'List']],
  ['@Config', ['@Config', 'Config']],
  ['${', ['${']],
  ['#{random:int}', ['#{', 'random:int', 'random', 'int']],
  ["LeafNode{value='x'}", ['LeafNode', 'Leaf', 'Node', 'value', 'x']],
])('%s becomes words', (text, words) => expect(tokenize(text)).toEqual(words));
