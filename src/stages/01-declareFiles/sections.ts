/**
 * The reading order of the site, for the list of all programs: what Docusaurus has made of sidebars.ts, in a file that the
 * page with the list depends on.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {SECTIONS} from '../../site.ts';
import type {Section} from '../shared/between.ts';
import {writeIfChanged} from './writeIfChanged.ts';

/** An item of a sidebar: a page has an id, a category has items. */
interface Item {
  readonly type?: string;
  readonly id?: string;
  readonly items?: readonly Item[];
}

/** The file with the order. */
export const sectionsFile = (siteDir: string): string => path.join(siteDir, GENERATED_FILES_DIR_NAME, 'sections.json');

/** Writes the order of the newest version of the pages. */
export function declareSections(siteDir: string, allContent: AllContent): void {
  const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
  const {docs, sidebars} = loadedVersions[0]!;
  const files = new Map(docs.map(({id, source}) => [id, source.replace('@site/', '')]));
  const sections = SECTIONS.map(([id, label]): Section => ({label, pages: pagesOf(sidebars[id] ?? [], files)}));
  writeIfChanged(sectionsFile(siteDir), JSON.stringify(sections));
}

/** The order that was written last; none before the first build. */
export function readSections(siteDir: string): readonly Section[] {
  const file = sectionsFile(siteDir);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Section[]) : [];
}

/** The files of the pages below an item, in the order of a sidebar. */
export function pagesOf(items: readonly Item[], files: ReadonlyMap<string, string>): string[] {
  return items.flatMap(({type, id = '', items: inner = []}) => {
    const page = type === 'doc' ? files.get(id) : undefined;
    return [...(page === undefined ? [] : [page]), ...pagesOf(inner, files)];
  });
}
