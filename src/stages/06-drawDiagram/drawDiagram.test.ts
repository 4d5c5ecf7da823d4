import path from 'node:path';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {testGoldens, type Golden} from '../shared/golden.ts';
import drawDiagram from './index.ts';

async function run(source: string, siteDir: string): Promise<Golden> {
  const file = new VFile({path: path.join(siteDir, 'docs/page.mdx'), value: source});
  const processor = unified().use(remarkParse).use(remarkMdx).use(drawDiagram, {siteDir}).use(remarkStringify);
  try {
    const tree = (await processor.run(processor.parse(file), file)) as Root;
    return {kind: 'output.mdx', text: processor.stringify(tree)};
  } catch (error) {
    return {kind: 'error.txt', text: `${(error as {reason?: string}).reason ?? String(error)}\n`};
  }
}

testGoldens(path.join(import.meta.dirname, '__fixtures__'), run);
