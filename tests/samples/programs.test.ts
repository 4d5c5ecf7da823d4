/** No page shows an output whose program is neither on it nor one fold away. */
import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import includeSample from '../../src/stages/02-includeSample/index.ts';
import {locate} from '../../src/stages/shared/locate.ts';
import {findReferences} from '../../src/stages/shared/reference.ts';
import {extract} from '../../src/stages/shared/region.ts';

const siteDir = path.join(import.meta.dirname, '../..');
const pages = ['docs', 'blog'].flatMap((folder) =>
  fs
    .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name)),
);

/** A fold: the text of its program, or the file that it fetches. */
interface Program {
  readonly text?: string;
  readonly source?: string;
}

/** Every text that a page shows as code, folded or not. */
function textsOf(source: string): Set<string> {
  const file = new VFile({path: path.join(siteDir, 'docs/page.mdx'), value: source.replace(/^---\n[^]*?\n---\n/, '')});
  const tree: Root = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(file);
  const transform = includeSample.call({} as never, {siteDir, repository: '', sections: () => []}) as (
    ...args: unknown[]
  ) => void;
  transform(tree, file);
  const texts = new Set<string>();
  const fold = ({text, source}: Program): void => {
    texts.add(text ?? extract(fs.readFileSync(path.join(siteDir, source!), 'utf8')).file);
  };
  visit(tree, (node) => {
    if (node.type === 'code') texts.add(node.value);
    const program = node.type === 'code' && (node.data as {hProperties?: {program?: Program}})?.hProperties?.program;
    if (program) fold(program);
    if (node.type === 'mdxJsxFlowElement' && node.name === 'WholeProgram')
      fold(Object.fromEntries(node.attributes.map((one) => ('name' in one ? [one.name, String(one.value)] : []))));
  });
  return texts;
}

it('finds the pages', () => expect(pages.length).toBeGreaterThan(5));

it.each(pages)('%s: the program of each output can be read', (page) => {
  const source = fs.readFileSync(path.join(siteDir, page), 'utf8');
  const texts = textsOf(source);
  const outputs = findReferences(source).filter(({kind}) => kind === 'output');
  const lonely = outputs.filter(({target}) => !texts.has(extract(locate(siteDir, target).text).file));
  expect(lonely.map(({target}) => target)).toEqual([]);
});
