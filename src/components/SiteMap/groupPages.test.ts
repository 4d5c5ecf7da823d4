import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {groupPages} from './groupPages.ts';

const page = (docId: string): PropSidebarItem => ({type: 'link', label: docId, href: `/${docId}`, docId});
const category = (label: string, ...items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  href: `/category/${label}`,
  items,
  collapsed: false,
  collapsible: true,
});

it('keeps the order: pages between two categories are a group, a category in a category is none', () => {
  const sidebar = [
    page('start'),
    category('tags', page('a'), category('inner', page('b'))),
    page('samples'),
    page('end'),
    category('map', {type: 'link', label: 'Modules', href: '/modules'}),
  ];
  expect(
    groupPages(sidebar).map(({label, href, pages}) => [label, href, pages.map(({docId}) => docId).join(' ')]),
  ).toEqual([
    [undefined, undefined, 'start'],
    ['tags', '/category/tags', 'a b'],
    [undefined, undefined, 'samples end'],
  ]);
});
