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

/** What a reader takes from the page to run the first program in one language. */
export interface Quickstart {
  /** The commands that make the folders, as the page shows them. */
  readonly setup: string;
  /** The folder that they end in. */
  readonly folder: string;
  readonly files: readonly {readonly name: string; readonly folder: string; readonly text: string}[];
  /** The command that runs the program. */
  readonly run: string;
  readonly output: string;
}

/** Every code block of the page's first section: between its first and its second h2. */
export function blocks(html: string): Block[] {
  const $ = load(html);
  $('br').replaceWith('\n');
  $('article details').remove();
  const [, second] = $('article h2').toArray();
  const all = $('article').find('pre, h2').toArray();
  const end = second ? all.indexOf(second) : all.length;
  return all
    .slice(0, end)
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
 * Takes the parts of the first program from the page.
 * @param language the label of the language's tabs
 * @throws Error that names the part which the page does not show
 */
export function readQuickstart(html: string, language: 'Java' | 'Kotlin'): Quickstart {
  const mine = blocks(html).filter(({tabs}) => tabs.every((label) => label === language || label === 'Maven'));
  const need = <T>(part: T | undefined, what: string): T => {
    if (part) return part;
    const shown = mine.map(({title, text}) => title || text.split('\n')[0]).join(', ') || 'none';
    throw new Error(`The page shows no ${what} for ${language}. Its blocks for ${language}: ${shown}.`);
  };
  const command = (word: string): number => mine.findIndex(({text}) => text.startsWith(`${word} `));
  const setup = need(mine[command('mkdir')], 'commands that make the folders').text;
  const folder = need(/^cd (\S+)$/m.exec(setup)?.[1], '`cd` into the new folder');
  const run = need(mine[command('mvn')], 'command that runs the program (mvn …)').text;
  const output = need(mine[command('mvn') + 1], 'output after the command').text;

  const candidates = mine.slice(command('mkdir') + 1, command('mvn'));
  const files = candidates.map(({title, text, before: place}) => {
    const name = need(title, `file name above the block that starts with "${text.split('\n')[0]}"`);
    return {name, text, folder: place === folder ? '.' : need(place, `folder (inline code) before ${name}`)};
  });
  const ending = language === 'Java' ? '.java' : '.kt';
  need(
    files.find(({name}) => name === 'pom.xml'),
    'build file (pom.xml)',
  );
  const program = need(
    files.find(({name}) => name.endsWith(ending)),
    `program (*${ending})`,
  );
  for (const [, resource] of program.text.matchAll(/setResource\("([^"]+)"\)/g)) {
    need(
      files.find(({name}) => name === resource),
      `file ${resource}, which the program reads,`,
    );
  }
  return {setup, folder, files, run, output};
}
