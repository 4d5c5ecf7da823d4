/**
 * Puts the styles into each built page. A page that asks for them as a file waits for one more answer of the host before its
 * first paint. Tried instead: Beasties, which puts in those that a page uses and loads all of them afterwards.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The file that the page asks for, such as `<link rel=stylesheet href=/gestalt/assets/css/styles.1a2b.css />`. */
const FILE = /<link rel="?stylesheet"? href="?[^ ">]*(assets\/css\/[^ ">]+\.css)"? ?\/?>/g;

/** The plugin; it has no options. It stands before a plugin that reads the built pages. */
export default function inlineStyles(): Plugin {
  return {name: 'inline-styles', postBuild: ({outDir}) => inline(outDir)};
}

/**
 * Rewrites the pages of a build.
 *
 * @param build the folder of the build.
 * @throws Error when a page asks for no file of styles: Docusaurus then writes its pages in another way.
 */
export function inline(build: string): void {
  const styles = new Map<string, string>();
  const read = (file: string): string => {
    const text = styles.get(file) ?? fs.readFileSync(path.join(build, file), 'utf8');
    styles.set(file, text);
    return `<style>${text}</style>`;
  };
  for (const name of fs.readdirSync(build, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(build, name);
    const html = fs.readFileSync(file, 'utf8');
    const inlined = html.replace(FILE, (_, css: string) => read(css));
    if (inlined === html)
      throw new Error(`inlineStyles: ${name} asks for no file in assets/css, so it would have no styles.`);
    fs.writeFileSync(file, inlined);
  }
}
