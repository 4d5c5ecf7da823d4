/** What `npm test -- --page docs/advanced/logging.mdx` runs: of the steps, what concerns one page. */
import fs from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import {sampleRoots} from '../../src/stages/shared/locate.ts';
import {filesOf, findReferences} from '../../src/stages/shared/reference.ts';
import {STEPS, type Step} from './steps.ts';

/** A page and the files that belong to it; every path is one below the site's folder, with forward slashes. */
export interface PageFiles {
  readonly page: string;
  /** Its samples: what it includes, what lies in its folder, and the programs that prove a sentence of it. */
  readonly samples: readonly string[];
}

const FOLDERS = ['docs', 'blog', 'src/pages'];
const SAMPLE = /^samples\/([^/]+)\/src\/docs\/(.*)$/;

function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder, {recursive: true, withFileTypes: true}).filter((one) => one.isFile());
  return names.map((one) => path.join(one.parentPath, one.name));
}

/**
 * Finds a page and its samples.
 * @throws Error when there is no such page; its message names the pages that were probably meant
 */
export function findPage(siteDir: string, name: string): PageFiles {
  const relative = (file: string): string => path.relative(siteDir, file).replaceAll('\\', '/');
  const page = relative(path.resolve(siteDir, name));
  const pages = FOLDERS.flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .map(relative)
    .filter((file) => /(?:^|\/)[^_/][^/]*\.mdx$/.test(file) && !file.includes('/_'));
  if (!pages.includes(page)) {
    const near = pages.toSorted((a, b) => distance(a, page) - distance(b, page)).slice(0, 3);
    throw new Error(`There is no page ${page}. Did you mean ${near.join(', ')}?`);
  }
  const included = new Set(findReferences(fs.readFileSync(path.join(siteDir, page), 'utf8')).flatMap(filesOf));
  const own = `${page
    .replace(/^docs\//, '')
    .replace(/\.mdx$/, '')
    .replaceAll('-', '_')}/`;
  const samples = sampleRoots(siteDir).flatMap((root) =>
    filesBelow(root).filter((file) => {
      const reference = path.relative(root, file).replaceAll('\\', '/');
      const isOf = included.has(reference) || included.has(`${reference}.out`) || reference.startsWith(own);
      return isOf || (/\.(?:java|kt)$/.test(file) && proves(file, page));
    }),
  );
  return {page, samples: samples.map(relative).sort()};
}

function proves(file: string, page: string): boolean {
  return fs.readFileSync(file, 'utf8').includes(`// proves ${page}:`);
}

/** The arguments with which Maven runs the programs among some samples, in the modules that have them. */
export function mavenArguments(samples: readonly string[]): string[] {
  const programs = samples.map((file) => SAMPLE.exec(file)!).filter(([, , name]) => /\.(?:java|kt)$/.test(name!));
  const modules = [...new Set(programs.map(([, module]) => module!))];
  return [
    ...[
      '-pl',
      modules.join(','),
      '-am',
      '-Dtest=SamplesTest,JavaExportTest',
      '-Dsurefire.failIfNoSpecifiedTests=false',
    ],
    `-Dsamples.only=${programs.map(([, , name]) => name).join(',')}`,
  ];
}

/** The steps for a page, each with the command that does its part for this page alone. */
export function pageSteps({page, samples}: PageFiles): readonly Step[] {
  const commands: Readonly<Record<string, Pick<Step, 'command' | 'env' | 'after'>>> = {
    'check:build': {env: {WITH_CACHE: 'true'}},
    'test:site': {command: ['npm', 'run', '--silent', 'test:site', '--', 'everyRoute'], env: {TEST_PAGE: page}},
    'test:unit': {command: ['npx', '--no-install', 'vitest', 'run', 'tests/samples', 'tests/pages']},
    'check:spelling': {command: ['npx', '--no-install', 'cspell', '--no-progress', page, ...samples]},
    'check:markdown': {command: ['npx', '--no-install', 'markdownlint-cli2', '--no-globs', page]},
    ...(samples.some((file) => /\.(?:java|kt)$/.test(file)) && {
      'test:samples': {
        command: ['npm', 'run', '--silent', 'test:samples', '--', ...mavenArguments(samples)],
      },
    }),
  };
  return STEPS.filter(({name}) => name in commands).map((step) => ({...step, ...commands[step.name]}));
}
