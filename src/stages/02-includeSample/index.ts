/**
 * Puts the text of samples, of their outputs and of the build files into a page, so that no Java, Kotlin, output or
 * version is ever typed into one. Runs before every other plugin: the table of contents, the search, the feeds and
 * the exports all see the real text. Packages tried instead: raw-loader imports and remark-code-import leave the text
 * out of the table of contents or show a stale one from a warm cache. The syntax stands in PAGE-SYNTAX.md.
 */
import path from 'node:path';
import type {Code, Nodes, Parent, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {SOURCE_BRANCH} from '../../site.ts';
import {failAt} from '../shared/failAt.ts';
import {attribute, isJsx, type Jsx} from '../shared/jsx.ts';
import {locate, sampleRoots} from '../shared/locate.ts';
import {code, element, table, tabs} from '../shared/nodes.ts';
import {readText} from '../shared/readText.ts';
import {languageOf, parseReference, type Reference} from '../shared/reference.ts';
import {inFile, SampleError} from '../shared/sampleError.ts';
import {buildFileTabs, dependencyTabs, readCoordinates, select, type BuildFile, type BuildText} from './coordinates.ts';
import type {Section} from '../shared/between.ts';
import {listPrograms} from './programList.ts';
import {foldPrograms, type Shown} from './programs.ts';
import {extract} from '../shared/region.ts';
import {startTabs} from './startTabs.ts';

export interface Options {
  /** The folder of the site; `samples/` lies in it. */
  readonly siteDir: string;
  /** The address of the source repository, for the links to whole samples. */
  readonly repository: string;
  /** The sections of the site, for the list of all programs. */
  readonly sections: () => readonly Section[];
}

type Replace = (page: Page) => RootContent | RootContent[];

/** A page while its includes are replaced. */
interface Page extends Options {
  /** What it shows so far of samples and outputs. */
  readonly shown: Shown[];
}

/** Unlike the numbers of lines, the text of a note can stand in both twins. */
const ONLY_NOTES = /^(?:\s*note="[^"]+")*$/;
/** A command that a reader with Gradle, or in PowerShell, types in another way. */
const ONE_TOOL = /exec:java|gradle -q run|^\w+=\S* /m;
const COMPILED = /^(?:java|kotlin|kt|java\+kotlin)$/;
const LABELS: Record<string, string> = {java: 'Java', kotlin: 'Kotlin'};

const includeSample: Plugin<[Options], Root> = (options) => (tree, file) => {
  const page: Page = {...options, shown: []};
  const replacements = new Map<Nodes, RootContent | RootContent[]>();
  const parents = new Set<Parent>();
  visit(tree, (node, _, parent) => {
    const replace = node.type === 'code' ? forFence(node) : isJsx(node) ? forElement(node) : undefined;
    if (!replace || !parent) return;
    try {
      replacements.set(node, replace(page));
      parents.add(parent as Parent);
    } catch (error) {
      if (error instanceof SampleError) failAt(file, options, error.message, node);
      throw error;
    }
  });
  foldPrograms(page.shown);
  for (const parent of parents) {
    parent.children = parent.children.flatMap((node) => {
      const nodes = replacements.get(node);
      return nodes ? [nodes].flat().map((one) => ({...one, position: node.position})) : node;
    });
  }
};

export default includeSample;

/** What a code block turns into; `undefined` for one that stays as it is. */
function forFence(node: Code): Replace | undefined {
  const reference = parseReference(node.lang ?? '', node.meta ?? '');
  if (!reference) {
    if (node.lang && !node.value.trim()) {
      return () => {
        throw new SampleError(
          `the ${node.lang} block is empty; write sample=path or output=path behind "${node.lang}"`,
        );
      };
    }
    if (ONE_TOOL.test(node.value) && node.lang === 'bash') {
      return () => {
        throw new SampleError(
          'this command is for one build tool or one shell; write <Start options="-Dname=value" variables="NAME=value" />',
        );
      };
    }
    if (!COMPILED.test(node.lang ?? '')) return undefined;
    return () => {
      throw new SampleError(
        `${node.lang} is typed into the page; put it into samples/ and write \`\`\`${node.lang} sample=path/Name.${node.lang === 'kotlin' ? 'kt' : 'java'}`,
      );
    };
  }
  return (page) => {
    if (node.value.trim())
      throw new SampleError(`the block of ${reference.target} must be empty; its text comes from the file`);
    if (reference.region === '') throw new SampleError(`${reference.target}# names no region; write one or remove "#"`);
    if (reference.kind === 'output') return output(page, reference);
    if (reference.language === 'java+kotlin') return twins(page, reference);
    return sample(page, reference);
  };
}

function sample(page: Page, {language, target, region, rest}: Omit<Reference, 'kind'>): RootContent {
  const expected = languageOf(target);
  if (language !== expected) throw new SampleError(`${target} is ${expected}, but the block says ${language}`);
  const {file, text} = locate(page.siteDir, target);
  const excerpt = inFile(path.relative(page.siteDir, file), () => extract(text, region));
  const href = addressOf(page, file);
  const properties: Record<string, unknown> = {samplehref: href};
  const isWhole = region === undefined;
  page.shown.push({
    source: path.relative(page.siteDir, file),
    href,
    language,
    text: excerpt.file,
    kind: isWhole ? 'whole' : 'excerpt',
    lines: excerpt.lines,
    fold: (attributes) => Object.assign(properties, isWhole ? attributes : {program: attributes}),
  });
  return code(language, excerpt.code, path.basename(target), properties, rest);
}

function twins(page: Page, {target, region, rest}: Reference): RootContent {
  if (path.extname(target)) throw new SampleError(`${target}: twins are named without an ending`);
  if (!ONLY_NOTES.test(rest))
    throw new SampleError(`${target}: "${rest}" would mark the same lines of both twins; include each by itself`);
  return tabs(
    'language',
    (['java', 'kotlin'] as const).map((language) => ({
      value: language,
      label: LABELS[language]!,
      children: [sample(page, {language, target: `${target}.${language === 'java' ? 'java' : 'kt'}`, region, rest})],
    })),
  );
}

function output(page: Page, {language, target, region, rest}: Reference): RootContent | RootContent[] {
  if (region !== undefined) throw new SampleError(`an output has no regions; remove "#${region}"`);
  const program = locate(page.siteDir, target);
  const text = locate(page.siteDir, `${target}.out`).text.replace(/\n$/, '');
  if (!text) throw new SampleError(`${target} printed nothing`);
  const properties: Record<string, unknown> = {outputof: target};
  const nodes: RootContent[] = [
    language === 'table' ? tableOf(target, text, rest) : code(language, text, 'Output', properties, rest),
  ];
  page.shown.push({
    source: path.relative(page.siteDir, program.file),
    href: addressOf(page, program.file),
    language: languageOf(target),
    text: inFile(path.relative(page.siteDir, program.file), () => extract(program.text)).file,
    kind: 'output',
    fold: (attributes) => {
      if (language === 'table') nodes.push(element('WholeProgram', attributes, []));
      else properties.program = attributes;
    },
  });
  return nodes;
}

/** Where a sample is in the repository. */
function addressOf({siteDir, repository}: Pick<Options, 'siteDir' | 'repository'>, file: string): string {
  return `${repository}/blob/${SOURCE_BRANCH}/${path.relative(siteDir, file)}`;
}

/** An output as a table, with rows that can be linked to if the fence asks for them. */
function tableOf(target: string, text: string, rest: string): RootContent {
  const rows = text.split('\n').map((line) => line.split('\t'));
  const odd = rows.findIndex((row) => row.length !== rows[0]!.length);
  if (odd > 0) {
    throw new SampleError(
      `${target}.out:${odd + 1}: a row of ${rows[odd]!.length} cells under a header of ${rows[0]!.length}`,
    );
  }
  if (!rest) return table(rows);
  const [, prefix, messages] = /^rows=(\S+)( messages)?$/.exec(rest) ?? [];
  if (!prefix) throw new SampleError(`a table knows rows=prefix, or rows=prefix messages, and not "${rest}"`);
  return element('Rows', {prefix, ...(messages && {of: 'messages'})}, [table(rows)]);
}

/** What a JSX element turns into; `undefined` for every element that is not one of ours. */
function forElement(node: Jsx): Replace | undefined {
  switch (node.name) {
    case 'CodeBlock':
      if (!node.attributes.some((one) => one.type === 'mdxJsxAttribute' && COMPILED.test(String(one.value))))
        return undefined;
      return () => {
        throw new SampleError(
          'Java and Kotlin are never typed into a page; put the lines into samples/ and include them',
        );
      };
    case 'Version':
      return ({siteDir}) => {
        const list = select(readCoordinates(siteDir), needed(node, 'of'));
        const text = {type: 'text', value: list.map(({version}) => version).join(' ')} as const;
        return node.type === 'mdxJsxTextElement' ? text : {type: 'paragraph', children: [text]};
      };
    case 'VerifiedWith':
      return ({siteDir}) => {
        const list = select(readCoordinates(siteDir), needed(node, 'of'));
        const idle = list.find(({artifactId}) => !runsWith(siteDir, artifactId));
        if (idle) throw new SampleError(`no sample runs with ${idle.artifactId}; name what the samples depend on`);
        const names = list.map(({artifactId, version}) => `${artifactId} ${version}`);
        const value = `The programs of this page are run with ${new Intl.ListFormat('en-GB').format(names)}.`;
        return element('VerifiedWith', {}, [{type: 'paragraph', children: [{type: 'text', value}]}]);
      };
    case 'Dependencies':
      return ({siteDir}) => buildTabs(dependencyTabs(select(readCoordinates(siteDir), needed(node, 'of'))));
    case 'BuildFiles':
      return ({siteDir}) => {
        const coordinates = readCoordinates(siteDir);
        const list = select(coordinates, needed(node, 'of'));
        const files = buildFileTabs(coordinates, needed(node, 'language'), needed(node, 'mainClass'), list);
        return buildTabs(dependencyTabs(list), files);
      };
    case 'Start':
      return () => startTabs(attribute(node, 'options') ?? '', attribute(node, 'variables') ?? '');
    case 'VersionsTable':
      return ({siteDir}) => {
        const {artifacts, plugins} = readCoordinates(siteDir);
        const all = [...artifacts.values(), plugins.get('kotlin-maven-plugin')!];
        const shown = all.filter(({groupId}) => groupId !== 'docs.samples');
        return table([['Artifact', 'Version'], ...shown.map((a) => [`\`${a.groupId}:${a.artifactId}\``, a.version])]);
      };
    case 'ProgramList':
      return (page) => listPrograms(page.siteDir, page.sections(), (file) => addressOf(page, file));
    default:
      return undefined;
  }
}

/** Whether a Maven module that holds samples depends on an artifact. */
function runsWith(siteDir: string, artifactId: string): boolean {
  const poms = sampleRoots(siteDir).map((root) => path.join(root, '../../pom.xml'));
  return poms.some((pom) => readText(pom).includes(`<artifactId>${artifactId}</artifactId>`));
}

/** Lines of dependencies that a page shows beside a whole build file; more of them are folded as that file is. */
const OPEN_LINES = 8;

/** A tab for each build tool: the dependencies and, where there are whole files, those in a fold, with their command. */
function buildTabs(dependencies: readonly BuildText[], files: readonly BuildFile[] = []): RootContent {
  return tabs(
    'build',
    dependencies.map((one) => {
      const whole = files.find(({value}) => value === one.value);
      return {value: one.value, label: one.label, children: whole ? withWholeFile(one, whole) : [block(one)]};
    }),
  );
}

const block = ({language, code: text, file}: BuildText): RootContent => code(language, text, file);

/** The dependencies, the whole build file in a fold, and how a reader compiles and runs the program with it. */
function withWholeFile(dependencies: BuildText, whole: BuildFile): RootContent[] {
  const isShort = dependencies.code.split('\n').length <= OPEN_LINES;
  return [
    isShort ? block(dependencies) : fold(`The dependencies for an existing ${whole.file}`, block(dependencies)),
    fold(`The whole ${whole.file}`, block(whole)),
    code('bash', whole.run, 'Compile and run'),
  ];
}

function fold(title: string, content: RootContent): RootContent {
  return element('details', {}, [
    element('summary', {}, [{type: 'text', value: title} as unknown as RootContent]),
    content,
  ]);
}

function needed(node: Jsx, name: string): string {
  const value = attribute(node, name);
  if (!value?.trim()) throw new SampleError(`<${node.name}> needs ${name}="…" as plain text`);
  return value;
}
