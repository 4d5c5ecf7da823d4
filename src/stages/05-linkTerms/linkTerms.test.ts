import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {testFolders} from '../shared/golden.ts';
import linkTerms from './index.ts';

describe('linkTerms', () => {
  testFolders(path.join(import.meta.dirname, '__fixtures__'), (tree, file, siteDir) => {
    const transform = linkTerms.call({} as never, {siteDir});
    (transform as (...args: unknown[]) => void)(tree, file);
  });
});

it.each(['blog/post.mdx', 'docs/_part.mdx', 'docs/_parts/part.mdx', 'src/pages/page.mdx'])(
  'a term in %s is refused: no link could lead to it',
  (name) => {
    const siteDir = path.join(import.meta.dirname, '__fixtures__/_shared');
    const file = new VFile({path: path.join(siteDir, name), value: 'A <Term>tree</Term> is one.'});
    const processor = unified().use(remarkParse).use(remarkMdx).use(linkTerms, {siteDir});
    expect(() => processor.runSync(processor.parse(file), file)).toThrow(
      `${name}:1:3: <Term> stands in a page of docs/ and in no part of one`,
    );
  },
);
