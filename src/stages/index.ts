/**
 * The stages that each page of docs, blog and pages passes through, in the order that the folders are numbered in. The
 * first reads what a page says about itself, the second tells the bundler what it is made of, the next change its Markdown, then its HTML, the last the code that it becomes; between these two
 * Docusaurus reads the table of contents and resolves the links. What several stages use lies in `shared`.
 */
import type {LoadContext, MarkdownConfig, Plugin} from '@docusaurus/types';
import checkFrontMatter from './00-checkFrontMatter/index.ts';
import declareFiles from './01-declareFiles/index.ts';
import {readSections} from './01-declareFiles/sections.ts';
import includeSample from './02-includeSample/index.ts';
import markParts from './03-markParts/index.ts';
import checkNames from './04-checkNames/index.ts';
import linkTerms from './05-linkTerms/index.ts';
import drawDiagram from './06-drawDiagram/index.ts';
import deferBelowFirstScreen from './07-deferBelowFirstScreen/index.ts';
import highlightCode from './08-highlightCode/index.ts';
import breakLongNames from './09-breakLongNames/index.ts';
import leaveOnServer from './10-leaveOnServer/index.ts';
import {withLineFeeds} from './shared/readText.ts';

export interface Options {
  /** The folder of the site; `docs/` and `samples/` lie in it. */
  readonly siteDir: string;
  /** The address of the source repository, for the links to whole samples. */
  readonly repository: string;
}

export interface Stages {
  /** What `markdown` of the configuration reads front matter with. */
  readonly frontMatter: MarkdownConfig['parseFrontMatter'];
  /** What `markdown` of the configuration makes of the text of a page before anything else reads it. */
  readonly source: NonNullable<MarkdownConfig['preprocessor']>;
  /** A plugin of Docusaurus. */
  readonly files: (context: LoadContext) => Plugin;
  /** The remark plugins; samples first, so that the contents, the search and the feeds see the real text. */
  readonly markdown: (() => unknown)[];
  /** The rehype plugins. */
  readonly html: (() => unknown)[];
  /** The recma plugins, for the code that a page becomes. */
  readonly code: (() => unknown)[];
}

/** The stages with their options filled in: options in a list are sent to the reader, the folder of the build included. */
export default function stages(given: Options): Stages {
  const options = {...given, sections: () => readSections(given.siteDir)};
  const withOptions = (...plugins: readonly object[]): (() => unknown)[] =>
    plugins.map((plugin) => () => (plugin as (options: Options) => unknown)(options));
  return {
    frontMatter: checkFrontMatter(options),
    source: ({fileContent}) => withLineFeeds(fileContent),
    files: (context) => declareFiles(context, options),
    markdown: withOptions(includeSample, markParts, checkNames, linkTerms, drawDiagram),
    html: withOptions(deferBelowFirstScreen, highlightCode, breakLongNames),
    code: withOptions(leaveOnServer),
  };
}
