/** The programs that a page shows, each with its task: the heading that it stands under. Pure. */
import {createSlugger} from '@docusaurus/utils';
import type {Heading, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visitParents} from 'unist-util-visit-parents';
import {isJsx} from '../shared/jsx.ts';
import {filesOf, parseReference} from '../shared/reference.ts';

/** A program, with its twin. */
export interface Program {
  /** The text of the heading; above the first one, the title of the page. */
  readonly task: readonly PhrasingContent[];
  /** The id of the heading; empty above the first one. */
  readonly id: string;
  /** Its files below `src/docs`: Java, Kotlin or both. */
  readonly files: readonly string[];
  /** Whether the page shows it in parts and then whole. */
  readonly isComplete: boolean;
}

const FRONT_MATTER = /^---\r?\n[\s\S]*?\n---(?=\r?\n)/;
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/**
 * The programs whose code a page shows, each once, where it first does. One that is shown in parts and then whole comes
 * first: it is what the page ends with. A fold above the first heading is left out: it holds the program of the page
 * before.
 * @param source the text of the page
 * @param isProgram whether a file, named by its path below `src/docs`, can be started
 */
export function findPrograms(source: string, isProgram: (file: string) => boolean): Program[] {
  const slugger = createSlugger();
  const found = new Map<string, {task: PhrasingContent[]; id: string; files: Set<string>}>();
  const complete = new Set<string>();
  let place: {task: PhrasingContent[]; id: string} = {task: [{type: 'text', value: titleOf(source)}], id: ''};
  visitParents(parser.parse(source.replace(FRONT_MATTER, '')), (node, ancestors) => {
    if (node.type === 'heading') place = {task: wordsOf(node), id: slugger.slug(givenId(node) ?? textOf(node))};
    const reference = node.type === 'code' && parseReference(node.lang ?? '', node.meta ?? '');
    if (!reference || reference.kind === 'output') return;
    if (place.id === '' && ancestors.some((one) => isJsx(one) && one.name === 'details')) return;
    for (const file of filesOf(reference).filter(isProgram)) {
      const name = file.replace(/\.\w+$/, '');
      const known = found.get(name);
      if (known?.files.has(file) && reference.region === undefined) complete.add(name);
      if (known) known.files.add(file);
      else found.set(name, {...place, files: new Set([file])});
    }
  });
  const all = [...found].map(([name, {files, ...task}]) => ({
    ...task,
    files: [...files],
    isComplete: complete.has(name),
  }));
  // Programs of one task stay together: their rows are told apart from the row above.
  const first = new Set(all.filter(({isComplete}) => isComplete).map((one) => one.id));
  const rank = ({id, isComplete}: Program): number => (isComplete ? 0 : first.has(id) ? 1 : 2);
  return all.sort((one, other) => rank(one) - rank(other));
}

/** The title in the front matter of a page. */
export function titleOf(source: string): string {
  const [head = ''] = FRONT_MATTER.exec(source) ?? [];
  const [, quote, title = ''] = /^title:[ \t]*(['"]?)(.*?)\1[ \t]*\r?$/m.exec(head) ?? [];
  return quote === "'" ? title.replaceAll("''", "'") : title;
}

/** The id in a comment behind the text of a heading. */
function givenId({children}: Heading): string | undefined {
  const comment = children.find(({type}) => type === 'mdxTextExpression');
  return comment && /#([\w-]+)/.exec(toString(comment))?.[1];
}

/** What a heading says, without that comment and the space before it. */
function wordsOf({children}: Heading): PhrasingContent[] {
  const words = children.filter(({type}) => type !== 'mdxTextExpression');
  const last = words.at(-1);
  return last?.type === 'text' ? [...words.slice(0, -1), {...last, value: last.value.trimEnd()}] : words;
}

const textOf = (heading: Heading): string =>
  wordsOf(heading)
    .map((one) => toString(one))
    .join('');
