/**
 * A file for each term, which the pages that define it or link to it depend on: it changes when the definition does, and
 * not with every other sentence of the page that the definition stands in.
 */
import fs from 'node:fs';
import path from 'node:path';
import {readDefinitions, readLinks, nameIn, type Definition} from '../shared/definitions.ts';
import {slug} from '../shared/slug.ts';
import {writeIfChanged} from './writeIfChanged.ts';

const LINK = /\]\((term:[^\s)]+)/g;
const TERM = /<Term\b[^>]*?(?:name="([^"]*)"[^>]*)?>([^<]*)/g;

const stamp = (generated: string, name: string): string => path.join(generated, 'terms', `${name}.json`);

/** The files of the terms that a page's source names. May find one too many, never one too few. */
export function stampsOf(generated: string, source: string): string[] {
  const linked = [...source.matchAll(LINK)].map(([, url]) => nameIn(url!)!);
  const defined = [...source.matchAll(TERM)].map(([, name, text]) => slug(name ?? text!));
  return [...new Set([...linked, ...defined])].filter(Boolean).map((name) => stamp(generated, name));
}

/**
 * Writes the files anew.
 * @throws Error in a build, for a term that nothing links to; in `npm start` the author may be about to write the link
 */
export function declareTerms(siteDir: string, generated: string): void {
  const byName = new Map<string, Definition[]>();
  for (const one of readDefinitions(siteDir)) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  for (const [name, list] of byName) {
    const shown = list.map(({text, file, route, title}) => ({text, file, route, title}));
    writeIfChanged(stamp(generated, name), JSON.stringify(shown));
  }
  const folder = path.dirname(stamp(generated, ''));
  const old = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  for (const name of old) if (!byName.has(name.replace(/\.json$/, ''))) fs.rmSync(path.join(folder, name));
  if (process.env.NODE_ENV === 'production') refuseUnlinked(siteDir, [...byName.values()].flat());
}

/** @throws Error that names the place of each term without a link */
export function refuseUnlinked(siteDir: string, definitions: readonly Definition[]): void {
  const linked = readLinks(siteDir);
  const idle = definitions.filter(({name}) => !linked.has(name));
  if (idle.length === 0) return;
  const lines = idle.map(
    ({file, line, column, name}) =>
      `${file}:${line}:${column}: no page links to "${name}"; write [${name}](term:${name}) where the word first matters on another page, or further down on this one, or remove <Term>`,
  );
  const error = new Error(lines.join('\n'));
  // An author needs the places above, and none in the code.
  error.stack = error.message;
  throw error;
}
