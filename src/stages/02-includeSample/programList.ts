/**
 * `<ProgramList />`: every complete program of the site, with a table for each page. Nothing of it is written down: the
 * order is that of the sidebars, a task is the heading that a program stands under, the artifacts are read from the
 * program, from the files of its folder that it uses and, for those that no import names, from its Maven module. A table
 * without any artifact has no column for them.
 */
import path from 'node:path';
import type {Heading, Link, PhrasingContent, RootContent, TableCell} from 'mdast';
import {locate} from '../shared/locate.ts';
import {element} from '../shared/nodes.ts';
import {readText} from '../shared/readText.ts';
import {inFile} from '../shared/sampleError.ts';
import {slug} from '../shared/slug.ts';
import {findRunTime} from './coordinates.ts';
import {findArtifacts, findUsed, readFolder, readPackages} from '../shared/findArtifacts.ts';
import {findPrograms, titleOf, type Program} from './findPrograms.ts';
import type {Section} from '../shared/between.ts';

const HEADER = ['Task', 'Program', 'Modules'];
const MAIN = /^\s*public static void main\(|^(?:suspend )?fun main\(/m;

/**
 * The tables below the titles of the pages and the labels of the sections.
 * @param addressOf gives the address of a file in the repository
 * @throws SampleError for a file that a page includes and nobody wrote; the message begins with that page
 */
export function listPrograms(
  siteDir: string,
  sections: readonly Section[],
  addressOf: (file: string) => string,
): RootContent[] {
  const packages = readPackages(siteDir);

  const rowOf = (page: string, {task, id, files}: Program, nameOf: (file: string) => string): TableCell[] => {
    const sources = files.map((name) => locate(siteDir, name));
    const module = path.relative(siteDir, sources[0]!.file).split(path.sep)[1]!;
    const needed = sources.flatMap(({file}) => {
      const folder = readFolder(file);
      return findUsed(file, folder).flatMap((one) => findArtifacts(folder.get(one)!, packages));
    });
    const atRunTime = findRunTime(readText(pomOf(siteDir, module)));
    const artifacts = [...new Set([...needed, ...atRunTime])].sort();
    return [
      cell(link(`/${page}${id && `#${id}`}`, [...task])),
      cell(...list(sources.map(({file}) => link(addressOf(file), [code(nameOf(file))])))),
      cell(...list(artifacts.map(code))),
    ];
  };

  return sections.flatMap(({label, pages}) => {
    const tables = pages.flatMap((page): RootContent[] => {
      const source = readText(path.join(siteDir, page));
      const programs = inFile(page, () => findPrograms(source, (name) => MAIN.test(locate(siteDir, name).text)));
      if (programs.length === 0) return [];
      const namesOf = (task: string): string[] => programs.filter(({id}) => id === task).flatMap(({files}) => files);
      const rows = programs.map((one) => rowOf(page, one, shortNames(namesOf(one.id))));
      const title = titleOf(source);
      return [
        heading(3, title),
        element('Rows', {prefix: slug(title)}, [
          tableOf(withoutEmptyEnd([HEADER.map((one) => cell(text(one))), ...rows])),
        ]),
      ];
    });
    return tables.length > 0 ? [heading(2, label), ...tables] : [];
  });
}

/** The build file of a Maven module of the samples. */
const pomOf = (siteDir: string, module: string): string => path.join(siteDir, 'samples', module, 'pom.xml');

/** The name of a file; where several files of a task have it, with its folder. */
function shortNames(files: readonly string[]): (file: string) => string {
  const names = files.map((file) => path.basename(file));
  return (file) => {
    const name = path.basename(file);
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${path.basename(path.dirname(file))}/${name}`;
  };
}

/** The rows, without the last column if it has nothing below its header. */
function withoutEmptyEnd(rows: TableCell[][]): TableCell[][] {
  return rows.slice(1).some((row) => row.at(-1)!.children.length > 0) ? rows : rows.map((row) => row.slice(0, -1));
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const link = (url: string, children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children: children as Link['children'],
});
const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const heading = (depth: 2 | 3, value: string): Heading => ({type: 'heading', depth, children: [text(value)]});
const list = (items: PhrasingContent[]): PhrasingContent[] =>
  items.flatMap((item, index) => (index > 0 ? [text(', '), item] : [item]));
const tableOf = (rows: TableCell[][]): RootContent => ({
  type: 'table',
  align: rows[0]!.map(() => null),
  children: rows.map((children) => ({type: 'tableRow', children})),
});
