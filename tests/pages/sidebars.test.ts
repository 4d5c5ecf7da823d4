/** Every document stands in a sidebar, or no reader finds it, and in one only; and its route is one of the list. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import sidebars from '../../sidebars.ts';
import {SPECIFIED} from '../routes.ts';

const docs = path.join(import.meta.dirname, '../../docs');

/** The documents that an item of a sidebar leads to. */
function documentsOf(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(documentsOf);
  if (typeof item !== 'object' || item === null) return [];
  const {type, id, items, link} = item as Record<string, unknown>;
  const own = (type === 'doc' || type === 'ref') && typeof id === 'string' ? [id] : [];
  return [...own, ...documentsOf(items), ...documentsOf(link)];
}

const listed = Object.values(sidebars).flatMap(documentsOf);
const pages = fs
  .readdirSync(docs, {recursive: true, encoding: 'utf8'})
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name));

it('finds documents', () => {
  expect(pages.length).toBeGreaterThan(5);
  expect(documentsOf({type: 'category', link: {type: 'doc', id: 'a'}, items: ['b', {type: 'doc', id: 'c'}]})).toEqual(
    expect.arrayContaining(['a', 'b', 'c']),
  );
});

it('every document stands in sidebars.ts', () => {
  const missing = pages.filter((name) => !listed.includes(name.replace(/\.mdx?$/, ''))).map((name) => `docs/${name}`);
  expect(missing, 'put each of these into a sidebar of sidebars.ts').toEqual([]);
});

it('the route of every document stands in tests/routes.ts', () => {
  const routes = pages.map((name) => `docs/${name.replace(/\.mdx?$/, '')}`);
  const missing = routes.filter((route) => !SPECIFIED.includes(route));
  expect(missing, 'put each of these into its section in tests/routes.ts').toEqual([]);
});

it('no document stands in sidebars.ts twice', () => {
  const twice = listed.filter((id, at) => listed.indexOf(id) !== at);
  expect(twice, 'keep each of these in one place of sidebars.ts').toEqual([]);
});
