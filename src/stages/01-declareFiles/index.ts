/**
 * Tells the bundler which samples, outputs, exports, build files and definitions a page is made of, so that `npm start`
 * refreshes the page when one is saved and a build with a warm cache never shows an old text. Tried instead: the remark
 * plugin alone and watched paths (both leave a stale page in a warm cache), and raw-loader (text missing from the
 * contents). It also makes a file of each program that a fold fetches: an import of a sample with `?program` gives its
 * address.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFolder} from '../shared/findArtifacts.ts';
import {extract} from '../shared/region.ts';
import {API_FILE} from '../shared/api.ts';
import {BUILD_FILE, ERRORS_FILE, ON_SERVER} from '../shared/between.ts';
import {highlight} from '../shared/highlight.ts';
import {LANGUAGES} from '../shared/languages.ts';
import {candidates, sampleRoots} from '../shared/locate.ts';
import {readText} from '../shared/readText.ts';
import {filesOf, findReferences, languageOf} from '../shared/reference.ts';
import {declareSections, readSections, sectionsFile} from './sections.ts';
import {declareTerms, stampsOf} from './terms.ts';
import {writeIfChanged} from './writeIfChanged.ts';

const here = __dirname;

export interface Options {
  /** The source repository: it is part of the pages (links to whole samples), but not of the bundler's cache key. */
  readonly repository: string;
}

/**
 * The plugin.
 * @param context what Docusaurus gives; url and base path are part of the pages, too
 */
export default function declareFiles({siteDir, generatedFilesDir, siteConfig}: LoadContext, options: Options): Plugin {
  const settings = path.join(generatedFilesDir, 'page-settings.json');
  const shared = [
    path.join(siteDir, BUILD_FILE),
    path.join(siteDir, API_FILE),
    settings,
    ...sourcesOf(path.join(here, '..')),
  ];

  const samplesOf = (source: string): string[] =>
    findReferences(source)
      .flatMap(filesOf)
      .flatMap((file) => candidates(siteDir, file));
  /** The list of all programs is made of every page, of the programs of each and what they use, and of their modules. */
  const listedFiles = (): string[] => {
    const pages = readSections(siteDir).flatMap((section) => section.pages.map((page) => path.join(siteDir, page)));
    const programs = pages.flatMap((page) => samplesOf(readText(page)));
    const folders = new Set(programs.filter((file) => fs.existsSync(file)).map((file) => path.dirname(file)));
    const used = [...folders].flatMap((folder) => [...readFolder(path.join(folder, 'any')).keys()]);
    const poms = sampleRoots(siteDir).map((root) => path.join(root, '../../pom.xml'));
    return [sectionsFile(siteDir), ...poms, ...pages, ...programs, ...used];
  };
  const dependenciesOf = (source: string): string[] => [
    ...shared,
    ...stampsOf(generatedFilesDir, source),
    ...samplesOf(source),
    ...(/<ErrorRows\b/.test(source) ? [path.join(siteDir, ERRORS_FILE)] : []),
    ...(/<ProgramList\b/.test(source) ? listedFiles() : []),
  ];

  return {
    name: 'declare-files',
    // Definitions are read anew when a page of docs/ is saved.
    getPathsToWatch: () => ['docs/**/*.{md,mdx}'],
    loadContent: () => declareTerms(siteDir, generatedFilesDir),
    allContentLoaded: ({allContent}) => declareSections(siteDir, allContent),
    configureWebpack(_, isServer, {currentBundler}) {
      writeIfChanged(settings, JSON.stringify({...options, url: siteConfig.url, baseUrl: siteConfig.baseUrl}));
      const loader = {loader: path.join(here, 'loader.cjs'), options: {dependenciesOf}};
      const program = {loader: path.join(here, 'program.cjs'), options: {render, dependencies: shared}};
      const generator = {filename: 'assets/programs/[name][ext].[contenthash:8].txt', emit: !isServer};
      // A change of page waits for the parts that the next one left on the server.
      const client = path.dirname(require.resolve('@docusaurus/core/lib/client/PendingNavigation'));
      const preload = path.join(siteDir, 'src/components/OnServer/preload.ts');
      const waiting = {
        include: path.join(client, 'PendingNavigation.js'),
        resolve: {alias: {[path.join(client, 'preload.js')]: preload}},
      };
      // `npm start` has no server that makes HTML.
      const onServer = isServer || process.env.NODE_ENV !== 'production';
      return {
        plugins: [new currentBundler.instance.DefinePlugin({[ON_SERVER]: JSON.stringify(onServer)})],
        module: {
          rules: [
            {resource: /\.mdx?$/i, enforce: 'pre', use: [loader]},
            waiting,
            {resourceQuery: /^\?program$/, type: 'asset/resource', generator, use: [program]},
          ],
        },
      };
    },
  };
}

/** A whole program, highlighted: what a fold fetches when it is opened. */
const render = (source: string, file: string): string =>
  highlight(extract(source).file, LANGUAGES[languageOf(file)] ?? LANGUAGES.text!);

/** The code that turns a page's source into what is shown: an edit of it must reach every page, too. */
function sourcesOf(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));
}
