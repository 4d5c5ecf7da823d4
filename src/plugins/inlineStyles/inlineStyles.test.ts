import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {inline} from './index.ts';

const LINK = '<link rel=stylesheet href=/gestalt/assets/css/styles.1a2b.css />';

function build(pages: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inline-styles-'));
  fs.mkdirSync(path.join(folder, 'docs'));
  fs.mkdirSync(path.join(folder, 'assets/css'), {recursive: true});
  fs.writeFileSync(path.join(folder, 'assets/css/styles.1a2b.css'), "a::before{content:'$&'}");
  for (const [name, html] of Object.entries(pages)) fs.writeFileSync(path.join(folder, name), html);
  return folder;
}

it('puts the styles where the link to them was, in every page, and leaves other files of styles alone', () => {
  const other = '<noscript><link rel=stylesheet href=/gestalt/without-script.css></noscript>';
  const folder = build({'index.html': `${other}${LINK}<p>`, 'docs/a.html': LINK.replace(' /', '')});
  inline(folder);
  const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');
  expect(read('index.html')).toBe(`${other}<style>a::before{content:'$&'}</style><p>`);
  expect(read('docs/a.html')).toBe("<style>a::before{content:'$&'}</style>");
});

it('refuses a page without such a link', () => {
  expect(() => inline(build({'index.html': '<p>'}))).toThrow('index.html asks for no file in assets/css');
});
