import {distance} from 'fastest-levenshtein';

/** More changes than this part of the longer word, and it is another word. */
const DIFFERENT = 0.5;

const lastOf = (route: string): string => route.slice(route.lastIndexOf('/') + 1);

/**
 * The route that a reader may have meant: the one whose last word is nearest to that of the path, and of several the one
 * that has the most of the rest. None if no last word is near. Pure.
 */
export function nearest(path: string, routes: readonly string[]): string | undefined {
  const wanted = path.toLowerCase().replace(/(\.html?|\.mdx?)?\/*$/, '');
  const word = lastOf(wanted);
  const near = routes
    .map((route) => ({route, changes: distance(word, lastOf(route)), all: distance(wanted, route)}))
    .filter(({route, changes}) => changes <= DIFFERENT * Math.max(word.length, lastOf(route).length));
  return near.sort((a, b) => a.changes - b.changes || a.all - b.all)[0]?.route;
}
