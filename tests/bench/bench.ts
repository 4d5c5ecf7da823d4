/**
 * `npm run bench`: how long a build takes without and with its cache, how much memory it needs, and what three pages cost
 * a reader, on this site and on the stock theme, which it builds from the same pages. Prints three Markdown tables. The
 * builds go into scratch folders, and no cache is removed. Lighthouse was tried instead: it knows neither pairs nor the
 * CPU time of the main thread.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {baseUrl} from '../../src/site.ts';
import {findChromium} from '../run/tools.ts';
import {pagesServer} from '../server/server.ts';
import {click, time, weigh, type Times} from './measure.ts';
import {copyOnStockTheme} from './stock.ts';

/** The pages, and a link on each that is clicked: its text and the heading of the page behind it. */
const PAGES = [
  {page: '', link: 'Getting started', heading: 'Getting started'},
  {page: 'docs/tutorial/getting-started', link: 'Architecture', heading: 'From source to caller'},
  {page: 'docs/advanced/reload-strategies', link: 'Tutorial - Basics', heading: 'Getting started'},
] as const;

/** How often each page is measured on each of the two sites, in turns. */
const PAIRS = 5;

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
process.on('exit', () => rmSync(scratch, {recursive: true, force: true}));
const memoryFile = join(scratch, 'memory');

/** Runs in each Node process of the build, threads included, and writes the process's peak down when it ends. */
const recorder = `import {appendFileSync} from 'node:fs';
process.on('exit', () => appendFileSync(${JSON.stringify(memoryFile)}, process.resourceUsage().maxRSS + '\\n'));`;

/** Builds the site in a folder; gives seconds, and the highest peak of a process in MiB. */
function build(
  site: string,
  to: string,
  settings: Readonly<Record<string, string>> = {},
): {seconds: number; memory: number} {
  rmSync(memoryFile, {force: true});
  const env = {
    ...process.env,
    ...settings,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(recorder)}`,
  };
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(process.execPath, [DOCUSAURUS, 'build', '--out-dir', to], {
    cwd: site,
    env,
    encoding: 'utf8',
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  const peaks = readFileSync(memoryFile, 'utf8').trim().split('\n').map(Number);
  return {seconds, memory: Math.max(...peaks) / 1024};
}

/** Serves a build on a free port; gives its address with the base path. */
async function serve(folder: string): Promise<string> {
  const server = pagesServer(folder, baseUrl()).listen(0).unref();
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}${baseUrl()}`;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

function table(rows: readonly (readonly string[])[]): string {
  const [header = [], ...body] = rows;
  return [header, header.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The rows of one page: the stock theme and this site in turns, and the one divided by the other. */
async function compare(browser: Browser, sites: readonly string[], one: (typeof PAGES)[number]): Promise<string[][]> {
  const times: Times[][] = [[], []];
  const clicks: number[][] = [[], []];
  for (let pair = 0; pair < PAIRS; pair++) {
    for (const [index, site] of sites.entries()) {
      times[index]!.push(await time(browser, site + one.page));
      clicks[index]!.push(await click(browser, site + one.page, one.link, one.heading));
    }
  }
  const of = (index: number, key: keyof Times): number => median(times[index]!.map((each) => each[key]));
  const rows: string[][] = [];
  for (const [index, site] of sites.entries()) {
    const weight = await weigh(browser, site + one.page);
    const all = Object.values(weight).reduce((sum, part) => sum + part, 0);
    const kibibytes = [weight.script, weight.stylesheet, weight.document, all].map((part) => part.toFixed(1));
    const milliseconds = [of(index, 'largestPaint'), of(index, 'blockingCpu'), of(index, 'blockingWall')];
    rows.push([
      `/${one.page}, ${index === 0 ? 'stock' : 'this site'}`,
      ...kibibytes,
      ...milliseconds.map((value) => value.toFixed(0)),
      of(index, 'shift').toFixed(3),
      median(clicks[index]!).toFixed(0),
    ]);
  }
  const ratios = times[0]!.map((stock, pair) => times[1]![pair]!.blockingCpu / stock.blockingCpu);
  rows.push([
    `/${one.page}, ratio of blocking CPU time in each pair`,
    '',
    '',
    '',
    '',
    '',
    median(ratios).toFixed(2),
    '',
    '',
    '',
  ]);
  return rows;
}

async function bench(): Promise<void> {
  const [ours, stock, stockSite] = ['ours', 'stock', 'stock-site'].map((name) => join(scratch, name)) as [
    string,
    string,
    string,
  ];
  build('.', ours); // fills the cache
  const cold = build('.', ours, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
  const warm = build('.', ours);
  const row = (name: string, {seconds, memory}: typeof cold): string[] => [name, seconds.toFixed(1), memory.toFixed(0)];
  console.log(`${table([['Build', 'Seconds', 'Peak memory, MiB'], row('cold', cold), row('warm', warm)])}\n`);

  mkdirSync(stockSite);
  copyOnStockTheme(stockSite);
  build(stockSite, stock);
  const sites = [await serve(stock), await serve(ours)];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  });
  const rows = [
    [
      'Page',
      'JS, KiB',
      'CSS',
      'HTML',
      'All',
      'LCP, ms',
      'Blocking, CPU ms',
      'Blocking, wall ms',
      'Layout shift',
      'Click to heading, ms',
    ],
  ];
  for (const page of PAGES) rows.push(...(await compare(browser, sites, page)));
  console.log(
    `Bytes after gzip; times are medians of ${PAIRS} pairs at 4x CPU, clicks on slow 4G too.\n\n${table(rows)}`,
  );
  await browser.close();
}

void bench();
