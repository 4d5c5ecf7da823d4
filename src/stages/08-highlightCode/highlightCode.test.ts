import fs from 'node:fs';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {testGoldens, type Golden} from '../shared/golden.ts';
import {highlight, type Mark} from '../shared/highlight.ts';
import highlightCode from './index.ts';
import {LANGUAGES} from '../shared/languages.ts';

/** What Docusaurus does with the words behind a fence's language. */
const keepMeta = () => (tree: Root) =>
  visit(tree, 'code', (node) => {
    node.data = {...node.data, hProperties: {...node.data?.hProperties, metastring: node.meta}};
  });

async function run(source: string, siteDir: string): Promise<Golden> {
  const file = new VFile({path: path.join(siteDir, 'docs/page.mdx'), value: source});
  try {
    const remarkPlugins = [remarkGfm, keepMeta];
    const compiled = await compile(file, {jsx: true, remarkPlugins, rehypePlugins: [[highlightCode, {siteDir}]]});
    const blocks = String(compiled).match(/<(?:CodeBlock|WholeProgram)[\s\S]*? \/>|^import program.*/gm) ?? [];
    return {kind: 'output.txt', text: `${blocks.join('\n')}\n`};
  } catch (error) {
    return {kind: 'error.txt', text: `${(error as {reason?: string}).reason ?? String(error)}\n`};
  }
}

testGoldens(path.join(import.meta.dirname, '__fixtures__'), run);

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

const LANGUAGE_OF: Record<string, string> = {java: 'java', kt: 'kotlin', conf: 'hocon', out: 'text', yml: 'yaml'};
const samples = ['core', 'micrometer'].flatMap((module) => {
  const folder = path.join(import.meta.dirname, '../../../samples', module, 'src/docs');
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .map((name) => path.join(folder, name));
});

describe('the text of a highlighted block is the text of the file, to the byte', () => {
  const files = samples.flatMap((file) => {
    const extension = path.extname(file).slice(1);
    const language = LANGUAGES[LANGUAGE_OF[extension] ?? extension];
    return language ? [{file: path.basename(file), language, text: fs.readFileSync(file, 'utf8')}] : [];
  });

  it('reads every sample', () => expect(files.length).toBeGreaterThan(100));

  it.each(files)('$file', ({language, text}) => {
    expect(textOf(highlight(text, language))).toBe(text);
    expect(textOf(highlight(text, language, new Map<number, Mark>([[2, 'add']])))).toBe(text);
    const lines = highlight(text, language).split('\n');
    const open = lines.filter((line) => line.split('<span').length !== line.split('</span>').length);
    expect(open, 'elements that cross a line break').toEqual([]);
  });
});

it('closes and opens a token at the end of each line, so that a line is an element of its own', () => {
  const html = highlight('/* a\n b */\nint c;', LANGUAGES.java!, new Map([[3, 'mark']]));
  expect(html).toBe(
    '<span class="line"><span class=c>/* a</span>\n</span><span class="line"><span class=c> b */</span>\n</span><span class="line mark"><span class=k>int</span> c;</span>',
  );
});
