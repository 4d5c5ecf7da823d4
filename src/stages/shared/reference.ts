/**
 * The syntax of an include: what stands behind the opening fence. Shared by the remark plugin, which replaces the
 * block, and by the loader, which tells the bundler the files that a page depends on.
 */

import path from 'node:path';

/** What a fence asks for. */
export interface Reference {
  /** The language of the fence: `java`, `java+kotlin`, `text`, `table`, … */
  readonly language: string;
  readonly kind: 'sample' | 'output';
  /** The path behind the equals sign, without the region. */
  readonly target: string;
  readonly region: string | undefined;
  /** What else stands behind the language, such as `{2-3}`; meant for the code block. */
  readonly rest: string;
}

const INCLUDE = /(?:^|\s)(sample|output)=([^\s#]+)(?:#(\S*))?/;
const OPENING_FENCE = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(?:`{3,}|~{3,})[ \t]*([^\s`]+)[ \t]+(.*)$/gm;

/** Reads the text behind a fence's language; `undefined` when it is no include. */
export function parseReference(language: string, meta: string): Reference | undefined {
  const [include = '', kind, target, region] = INCLUDE.exec(meta) ?? [];
  if (!kind || !target) return undefined;
  return {language, kind: kind as Reference['kind'], target, region, rest: meta.replace(include, '').trim()};
}

/** The files, as paths below a `src/docs` folder, that a reference reads. */
export function filesOf({language, kind, target}: Reference): string[] {
  // The program, too: where a page shows an output alone, its program is folded below.
  if (kind === 'output') return [`${target}.out`, target];
  return language === 'java+kotlin' ? [`${target}.java`, `${target}.kt`] : [target];
}

/** Every include of a page's source text. May find one too many (in a block that documents the syntax), never one too few. */
export function findReferences(source: string): Reference[] {
  return [...source.matchAll(OPENING_FENCE)].flatMap(([, language, meta]) => parseReference(language!, meta!) ?? []);
}

const LANGUAGES: Readonly<Record<string, string>> = {kt: 'kotlin', yml: 'yaml', conf: 'hocon'};
/** Where a `ServiceLoader` looks: the file is named after an interface, so what follows its last dot is no ending. */
const SERVICE_FILE = /(?:^|\/)META-INF\/services\/[^/]+$/;

/** The language of a sample, by the ending of its name. */
export function languageOf(file: string): string {
  if (SERVICE_FILE.test(file)) return 'text';
  const extension = path.extname(file).slice(1);
  return LANGUAGES[extension] ?? extension;
}
