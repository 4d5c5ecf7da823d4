/**
 * `npm run coverage`: what the library has and no built page names, by the page that should. The last line has the
 * figures; the exit code is 1 while something is left. `npm run coverage -- docs/advanced/logging.mdx` prints one page.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {readApi} from '../../src/stages/shared/api.ts';
import {SPECIFIED} from '../routes.ts';
import {cover} from './cover.ts';
import {KINDS, label, type Item} from './items.ts';
import {readPage} from './names.ts';

const PLURAL = {class: 'classes', method: 'methods', attribute: 'attributes', constant: 'constants'} as const;

/** The built pages that readers look things up in: the home page and the documents, not the posts of the blog. */
function builtPages(): Map<string, ReturnType<typeof readPage>> {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
  const routes = files.map((name) => name.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, ''));
  return new Map(
    routes
      .map((route, index) => [route, files[index]!] as const)
      .filter(([route]) => SPECIFIED.includes(route))
      .map(([route, file]) => [route, readPage(readFileSync(`build/${file}`, 'utf8'))]),
  );
}

function print(page: string, items: readonly Item[], isBuilt: boolean): void {
  console.log(`\n${page}${isBuilt ? '' : ' (not built yet)'}: ${items.length} not named`);
  for (const kind of KINDS) {
    const labels = items.filter((item) => item.kind === kind).map(label);
    if (labels.length > 0) console.log(`  ${PLURAL[kind]}:\n    ${labels.join('\n    ')}`);
  }
}

function main(): void {
  if (!existsSync('build/index.html'))
    throw new Error('The coverage reads the built site. Make it first: npm run build');
  const only = process.argv[2]?.replace(/\.mdx?$/, '');
  if (only !== undefined && !SPECIFIED.includes(only)) throw new Error(`${only} is no page of tests/routes.ts`);
  const pages = builtPages();
  const {missing, figures, faults} = cover([...readApi('.').classes.values()].flat(), pages);
  for (const [page, items] of missing) {
    if (items.length > 0 && (only === undefined || only === page)) print(page, items, pages.has(page));
  }
  for (const fault of faults) console.log(`\n${fault}`);
  const left = KINDS.some((kind) => figures[kind].named < figures[kind].all);
  console.log(
    `\n${KINDS.map((kind) => `${figures[kind].named} of ${figures[kind].all} ${PLURAL[kind]}`).join(', ')} named`,
  );
  process.exitCode = left || faults.length > 0 ? 1 : 0;
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
