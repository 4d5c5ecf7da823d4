/**
 * Checks the names in inline code and in diagrams against the library's jars, and links the first mention of a class to
 * its API page. `@Name`, `name()` and names of two humps (`MapConfigSource`) must stand in the export of the jars, in the
 * samples or in allowed.ts. No package was found that checks prose against Java names; remark-lint rules see no jars.
 */
import fs from 'node:fs';
import path from 'node:path';
import {closest, distance} from 'fastest-levenshtein';
import type {Code, InlineCode, Link, Parent, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {failAt} from '../shared/failAt.ts';
import {sampleRoots} from '../shared/locate.ts';
import {readText} from '../shared/readText.ts';
import {ALLOWED} from './allowed.ts';
import {javadocUrl, readApi, type Api, type NamedClass} from '../shared/api.ts';

export interface Options {
  /** The folder of the site; `samples/` lies in it. */
  readonly siteDir: string;
}

const TWO_HUMPS = /\b[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+\b/g;
const ANNOTATION = /@([A-Z]\w*)/g;
const NEVER_LINKED = /^(?:link|linkReference|heading)$/;
const METHOD = /\b([a-z]\w*)\(/g;

const checkNames: Plugin<[Options], Root> = (options) => {
  const api = readApi(options.siteDir);
  return (tree, file) => {
    const words = sampleWords(options.siteDir);
    const known = (name: string): boolean => api.classes.has(name) || words.has(name) || ALLOWED.has(name);
    const check = (text: string, place: {position?: Code['position']}): void => {
      const unknown = unknownNames(
        text,
        known,
        (name) => api.methods.has(name) || words.has(name) || ALLOWED.has(name),
      );
      if (unknown.length === 0) return;
      const near = suggestion(unknown, [...api.classes.keys(), ...api.methods, ...words, ...ALLOWED]);
      failAt(
        file,
        options,
        `\`${unknown.join('`, `')}\` is in no jar of the library and in no sample${near}; correct the spelling, or add it to src/stages/04-checkNames/allowed.ts with its reason`,
        place,
      );
    };
    visitParents(tree, 'code', ({lang, value, position}: Code) => {
      if (lang !== 'dot' || !position) return;
      for (const [index, line] of value.split('\n').entries()) {
        const start = {line: position.start.line + 1 + index, column: 1};
        for (const [, name = ''] of line.matchAll(/`([^`]+)`/g)) check(name, {position: {start, end: start}});
      }
    });
    const mentioned = new Set<string>();
    visitParents(tree, 'inlineCode', (node: InlineCode, ancestors) => {
      // A cell of an included table has no place of its own: the table has that of its block.
      check(node.value, [...ancestors, node].findLast(({position}) => position) ?? node);
      const name = /^@?([A-Z]\w*)$/.exec(node.value)?.[1];
      const found = name && choose(api, name, words);
      if (!found || mentioned.has(name) || ancestors.some(({type}) => NEVER_LINKED.test(type))) return;
      mentioned.add(name);
      const parent = ancestors.at(-1) as Parent;
      parent.children[parent.children.indexOf(node)] = mention(node, found);
      return SKIP;
    });
  };
};

export default checkNames;

/** The known names that were probably meant, as a part of a sentence; empty when none is near. */
function suggestion(unknown: readonly string[], known: readonly string[]): string {
  const near = unknown.flatMap((one) => {
    const name = one.replace('()', '');
    const found = closest(name, known);
    return distance(name, found) <= Math.max(1, name.length / 4) ? [`\`${found}${one.slice(name.length)}\``] : [];
  });
  return near.length > 0 ? ` (did you mean ${near.join(', ')}?)` : '';
}

/** The names of an inline code that must be known and are not. */
export function unknownNames(
  text: string,
  isClass: (name: string) => boolean,
  isMethod: (name: string) => boolean,
): string[] {
  const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
  const classes = [...all(TWO_HUMPS), ...all(ANNOTATION)].filter((name) => !isClass(name));
  return [
    ...new Set([
      ...classes,
      ...all(METHOD)
        .filter((name) => !isMethod(name))
        .map((name) => `${name}()`),
    ]),
  ];
}

/** The class that a name means: the only one, else the one that a sample imports, else the core's. */
function choose({classes}: Api, name: string, words: ReadonlySet<string>): NamedClass | undefined {
  const list = classes.get(name) ?? [];
  return list.find((one) => words.has(one.name)) ?? list.find(({artifact}) => artifact === 'gestalt-core') ?? list[0];
}

/** The first mention: the full name, and a link when the published API documentation has a page for the class. */
function mention(node: InlineCode, found: NamedClass): Link | InlineCode {
  const url = javadocUrl(found);
  if (!url) return {...node, data: {hProperties: {title: found.name}}};
  return {type: 'link', url, title: found.name, children: [node]};
}

/** Every identifier of the Java and Kotlin samples, the names of their files, and every full name that they import. */
function sampleWords(siteDir: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const root of sampleRoots(siteDir)) {
    for (const name of fs.readdirSync(root, {recursive: true, encoding: 'utf8'})) {
      if (!/\.(?:java|kt)$/.test(name)) continue;
      words.add(path.parse(name).name);
      const text = readText(path.join(root, name));
      for (const [word] of text.matchAll(/\b[A-Za-z_]\w*\b/g)) words.add(word);
      for (const match of text.matchAll(/^import (?:static )?([\w.]+)/gm)) words.add(match[1]!);
    }
  }
  return words;
}
