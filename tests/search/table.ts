/**
 * `npm run search:rank`, after a build: at which place each query of queries.ts finds a page that answers it, the worst
 * first, and the two shares that tests/site/search.spec.ts guards.
 */
import {readFileSync} from 'node:fs';
import {find, openIndex} from '../../src/components/Search/engine.ts';
import type {PackedIndex} from '../../src/components/Search/packed.ts';
import {QUERIES} from './queries.ts';
import {ranksOf, share} from './rank.ts';

async function printTable(): Promise<void> {
  const engine = await openIndex(JSON.parse(readFileSync('build/search/index.json', 'utf8')) as PackedIndex);
  const built = engine.pages.map(({route}) => route.slice(1));
  const ranks = ranksOf(QUERIES, (query) => find(engine, query), built);
  ranks.sort((a, b) => (b.rank ?? Infinity) - (a.rank ?? Infinity));
  for (const {rank, text, pages, first} of ranks)
    console.log([rank ?? 'none', text, pages[0], rank === 1 ? '' : first].join('\t'));
  const [one, three] = [1, 3].map((most) => `${(100 * share(ranks, most)).toFixed(1)} %`);
  console.log(`${ranks.length} of ${QUERIES.length} queries; first: ${one}; among the first three: ${three}`);
}

void printTable();
