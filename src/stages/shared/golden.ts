/**
 * Golden tests of the remark plugins: a folder per behaviour with `input.mdx` and its `output.mdx` or `error.txt`. It may
 * have `samples/` of its own, and with these further pages in `docs/`.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {readText} from './readText.ts';

/** Changes the tree of a page; `siteDir` is the folder that `samples/` lies in. */
type Transform = (tree: Root, file: VFile, siteDir: string) => void;

/** What became of a page: the name of its golden file, and the text in it. */
export interface Golden {
  readonly kind: string;
  readonly text: string;
}

/**
 * Makes a test of each folder, for a plugin that works on Markdown.
 * @param fixtures holds the folders, and in `_shared` the samples of those that have none
 */
export function testFolders(fixtures: string, transform: Transform): void {
  testGoldens(fixtures, (source, siteDir) => Promise.resolve(run(source, siteDir, transform)));
}

/**
 * Makes a test of each folder, for any plugin.
 * @param process gives `error.txt` or another golden file for the text of `input.mdx`
 */
export function testGoldens(fixtures: string, process: (source: string, siteDir: string) => Promise<Golden>): void {
  const folders = fs.readdirSync(fixtures).filter((name) => !name.startsWith('_'));
  it.each(folders)('%s', async (name) => {
    const folder = path.join(fixtures, name);
    const siteDir = fs.existsSync(path.join(folder, 'samples')) ? folder : path.join(fixtures, '_shared');
    const {kind, text} = await process(readText(path.join(folder, 'input.mdx')), siteDir);
    await expect(text).toMatchFileSnapshot(path.join(folder, kind));
    const others = fs.readdirSync(folder).filter((one) => ![kind, 'input.mdx', 'docs', 'samples'].includes(one));
    expect(others, 'files that are out of date').toEqual([]);
  });
}

function run(source: string, siteDir: string, transform: Transform): Golden {
  const file = new VFile({path: path.join(siteDir, 'docs/page.mdx'), value: source});
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkStringify, {rule: '-'});
  const tree = processor.parse(file);
  try {
    transform(tree, file, siteDir);
  } catch (error) {
    return {kind: 'error.txt', text: `${(error as {reason?: string}).reason ?? String(error)}\n`};
  }
  visit(tree, showProperties);
  return {kind: 'output.mdx', text: processor.stringify(tree)};
}

/** Makes the properties visible that only reach the finished page: behind the language, or behind the inline code. */
function showProperties(node: Root | Root['children'][number]): void {
  const properties = JSON.stringify('data' in node ? (node.data?.hProperties ?? {}) : {});
  if (properties === '{}') return;
  if (node.type === 'code') node.meta = `${node.meta ?? ''} ${properties}`;
  if (node.type === 'inlineCode') node.value += ` ${properties}`;
}
