/** Reads a built page as a reader does: its code blocks in order, each with its name, its tabs and its folder. */
import {load, type CheerioAPI} from 'cheerio';

type Element = ReturnType<ReturnType<CheerioAPI>['find']>[number];

export interface Block {
  /** What stands above the block, '' when nothing does. */
  readonly title: string;
  readonly text: string;
  /** The labels of the tabs that it lies in, the outermost first. */
  readonly tabs: readonly string[];
  /** The first inline code of the paragraph before the block, or before the tabs that it lies in. */
  readonly before: string;
}

export interface File {
  /** Its path below the folder of the project. */
  readonly path: string;
  readonly text: string;
}

/** What a reader takes from the page to run a program in one language. */
export interface Quickstart {
  /** The build file, the configuration and the first program. */
  readonly files: readonly File[];
  /** The command that runs the program. */
  readonly run: string;
  readonly output: string;
  /** The files that the first ones have become at the end of the page. */
  readonly complete: readonly File[];
  /** The last output before them. */
  readonly completeOutput: string;
}

/** The sections that make the first program run. */
const FIRST_SECTIONS = 2;

/** Every code block of some sections of the page, counted by its h2; section 0 is what comes before the first one. */
export function blocks(html: string, from: number, to: number): Block[] {
  const $ = load(html);
  $('br').replaceWith('\n');
  const all = $('article').find('pre, h2').toArray();
  let section = 0;
  return all
    .filter((node) => {
      if (node.name === 'h2') section++;
      return section >= from && section <= to;
    })
    .filter((node) => node.name === 'pre')
    .map((pre) => ({
      title: $(pre).closest('figure, .theme-code-block').find('figcaption, [class*=Title]').first().text().trim(),
      text: $(pre).text().trimEnd(),
      tabs: tabsOf($, pre),
      before: before($, pre),
    }));
}

function tabsOf($: CheerioAPI, pre: Element): string[] {
  const panels = $(pre).parents('[role=tabpanel]').toArray().reverse();
  return panels.map((panel) => {
    const index = $(panel).prevAll('[role=tabpanel]').length;
    // The nearest list above it, and not that of tabs that lie inside the panel.
    const [list] = [panel, ...$(panel).parents().toArray()].flatMap((one) =>
      $(one).prevAll('[role=tablist]').toArray(),
    );
    return $(list).find('[role=tab]').eq(index).text().trim();
  });
}

function before($: CheerioAPI, pre: Element): string {
  for (const node of [pre, ...$(pre).parentsUntil('article').toArray()]) {
    const previous = $(node).prev();
    if (previous.is('p')) return previous.find('code').first().text();
  }
  return '';
}

/**
 * Takes the parts of the first and of the complete program from the page.
 * @param language the label of the language's tabs
 * @throws Error that names the part which the page does not show
 */
export function readQuickstart(html: string, language: 'Java' | 'Kotlin'): Quickstart {
  const mine = (from: number, to: number): Block[] =>
    blocks(html, from, to).filter(({tabs}) => tabs.every((label) => label === language || label === 'Maven'));
  const first = mine(1, FIRST_SECTIONS);
  const need = <T>(part: T | undefined, what: string): T => {
    if (part) return part;
    const shown = first.map(({title, text}) => title || text.split('\n')[0]).join(', ') || 'none';
    throw new Error(`The page shows no ${what} for ${language}. Its first blocks for ${language}: ${shown}.`);
  };
  const program = language === 'Java' ? /\.java$/ : /\.kt$/;
  const run = need(
    first.find(({text}) => text.startsWith('mvn ')),
    'command that runs the program (mvn …)',
  ).text;
  const output = need(
    first.find(({title}) => title === 'Output'),
    'output of the first program',
  ).text;
  const pom = need(
    first.find(({title, text}) => title === 'pom.xml' && text.startsWith('<project')),
    'build file (pom.xml)',
  );
  const named = first.filter(({title, before: path}) => title && path.endsWith(`/${title}`));
  const files = [{path: 'pom.xml', text: pom.text}, ...named.map(({before: path, text}) => ({path, text}))];
  need(
    files.find(({path}) => program.test(path)),
    `program (${program.source}) below a sentence with its path`,
  );

  const later = mine(FIRST_SECTIONS + 1, Infinity);
  const end = later.findLastIndex(({title, text}) => program.test(title) && text.startsWith('import '));
  need(later[end], 'complete program at the end');
  const folders = new Map(files.map(({path}) => [path.split('/').at(-1)!, path]));
  const resources = files.find(({path}) => path.endsWith('.properties'))?.path.replace(/[^/]+$/, '');
  const complete = later
    .slice(end)
    .filter(({title}) => program.test(title) || title.endsWith('.properties'))
    .map(({title, text}) => ({path: folders.get(title) ?? `${resources}${title}`, text}));
  for (const [texts, where] of [
    [files, 'first'],
    [complete, 'complete'],
  ] as const) {
    for (const [, resource] of texts
      .map(({text}) => text)
      .join('\n')
      .matchAll(/setResource\("([^"]+)"\)/g)) {
      need(
        texts.find(({path}) => path.endsWith(`/${resource}`)),
        `file ${resource}, which the ${where} program reads,`,
      );
    }
  }
  const completeOutput = need(
    later.slice(0, end).findLast(({title, text}) => title === 'Output' && text.startsWith(output.split(':')[0]!)),
    'output of the complete program',
  ).text;
  return {files, run, output, complete, completeOutput};
}
