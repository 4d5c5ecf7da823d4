import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {declareTerms, stampsOf} from './terms.ts';

const PAGE = '---\ntitle: The tree\n---\n\nA <Term>node</Term> is one place of the tree.\n';
let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(tmpdir(), 'terms-'))));
afterEach(() => {
  fs.rmSync(folder, {recursive: true});
  vi.unstubAllEnvs();
});

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), text);
}

const stamp = (name: string): string => path.join(folder, 'generated/terms', `${name}.json`);
const declare = (): void => declareTerms(folder, path.join(folder, 'generated'));

it('a page depends on the terms that it links to and on those that it defines', () => {
  const source =
    '[a](term:Root) `[b](term:b%20c)` <Term>x y</Term> <Term name="token">tokens</Term> <Term sentences="2">z</Term>';
  expect(stampsOf('g', source)).toEqual(
    ['root', 'b-c', 'x-y', 'token', 'z'].map((name) => path.join('g/terms', `${name}.json`)),
  );
});

it('the file of a term changes with its definition, and with nothing else', () => {
  write('docs/tree.mdx', PAGE);
  declare();
  const before = fs.readFileSync(stamp('node'), 'utf8');
  write('docs/tree.mdx', PAGE.replace('\n---\n', '\n---\n\nA sentence above.\n'));
  declare();
  expect(fs.readFileSync(stamp('node'), 'utf8')).toBe(before);
  write('docs/tree.mdx', PAGE.replace('one place', 'a place'));
  declare();
  expect(fs.readFileSync(stamp('node'), 'utf8')).toContain('A node is a place of the tree.');
  write('docs/tree.mdx', PAGE.replace('node', 'leaf'));
  declare();
  expect(fs.readdirSync(path.dirname(stamp('node')))).toEqual(['leaf.json']);
});

describe('a term that no page links to', () => {
  const message =
    'docs/tree.mdx:5:3: no page links to "node"; write [node](term:node) where the word first matters on another page, or further down on this one, or remove <Term>';

  it('stops a build, with its place', () => {
    vi.stubEnv('NODE_ENV', 'production');
    write('docs/tree.mdx', PAGE);
    write('docs/syntax.mdx', '```text\n[node](term:node)\n```\n');
    expect(declare).toThrow(message);
  });

  it('does not stop npm start', () => {
    vi.stubEnv('NODE_ENV', 'development');
    write('docs/tree.mdx', PAGE);
    expect(declare).not.toThrow();
  });

  it.each(['docs/tree.mdx', 'docs/_part.mdx', 'blog/post.mdx', 'src/pages/_home/a.mdx'])(
    'is none when %s links to it',
    (file) => {
      vi.stubEnv('NODE_ENV', 'production');
      write('docs/tree.mdx', PAGE);
      write(file, `${file === 'docs/tree.mdx' ? PAGE : ''}\nA [node](term:node).\n`);
      expect(declare).not.toThrow();
    },
  );
});
