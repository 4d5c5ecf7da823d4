import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {declareSections, readSections} from './sections.ts';

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(tmpdir(), 'sections-'))));
afterEach(() => fs.rmSync(folder, {recursive: true}));

const doc = (id: string): object => ({type: 'doc', id});
const link = {type: 'link', href: '/', label: 'Map'};

it('there is no order before the first build', () => expect(readSections(folder)).toEqual([]));

it('keeps the order of the sidebars, with the pages in categories, and no links', () => {
  const tutorialSidebar = [
    doc('start'),
    {type: 'category', items: [doc('b'), {type: 'category', items: [doc('a')]}]},
    link,
  ];
  const docs = ['a', 'b', 'start', 'reload'].map((id) => ({id, source: `@site/docs/pages/${id}.mdx`}));
  const loadedVersions = [{docs, sidebars: {advancedSidebar: [doc('reload')], tutorialSidebar}}];
  declareSections(folder, {'docusaurus-plugin-content-docs': {default: {loadedVersions}}});
  expect(readSections(folder).slice(0, 3)).toEqual([
    {label: 'Tutorial - Basics', pages: ['docs/pages/start.mdx', 'docs/pages/b.mdx', 'docs/pages/a.mdx']},
    {label: 'Tutorial - Advanced', pages: ['docs/pages/reload.mdx']},
    {label: 'Modules', pages: []},
  ]);
});
