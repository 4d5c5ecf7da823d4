/**
 * `npm run bench`: how long a build takes without and with its cache, how much memory it needs, and how many bytes three
 * pages are. Prints two Markdown tables. The build goes into a scratch folder, and no cache is removed.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {baseUrl} from '../../src/site.ts';
import {findChromium} from '../run/tools.ts';
import {pagesServer} from '../server/server.ts';

const PAGES = ['', 'docs/tutorial/getting-started', 'docs/advanced/reload-strategies'];
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
process.on('exit', () => rmSync(scratch, {recursive: true}));
const built = join(scratch, 'build');
const memoryFile = join(scratch, 'memory');

/** Runs in each Node process of the build, threads included, and writes the process's peak down when it ends. */
const recorder = `import {appendFileSync} from 'node:fs';
process.on('exit', () => appendFileSync(${JSON.stringify(memoryFile)}, process.resourceUsage().maxRSS + '\\n'));`;

/** Builds the site; gives seconds, and the highest peak of a process in MiB. */
function build(settings: Readonly<Record<string, string>> = {}): {seconds: number; memory: number} {
  rmSync(memoryFile, {force: true});
  const env = {
    ...process.env,
    ...settings,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(recorder)}`,
  };
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(process.execPath, [DOCUSAURUS, 'build', '--out-dir', built], {
    env,
    encoding: 'utf8',
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  const peaks = readFileSync(memoryFile, 'utf8').trim().split('\n').map(Number);
  return {seconds, memory: Math.max(...peaks) / 1024};
}

/** The bytes of a page after gzip: the page itself, and the scripts and styles that it loads, without what it prefetches. */
async function weigh(pages: readonly string[]): Promise<string[][]> {
  const server = pagesServer(built, baseUrl()).listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const rows: string[][] = [];
  for (const page of pages) {
    const tab = await browser.newPage();
    const bytes = {document: 0, script: 0, stylesheet: 0};
    await tab.route('**', async (route) => {
      const type = route.request().resourceType();
      if (!route.request().url().startsWith(origin)) return route.abort();
      const response = await route.fetch();
      if (type in bytes) bytes[type as keyof typeof bytes] += gzipSync(await response.body()).length;
      return route.fulfill({response});
    });
    await tab.goto(origin + baseUrl() + page, {waitUntil: 'networkidle'});
    await tab.close();
    rows.push([`/${page}`, ...Object.values(bytes).map((count) => (count / 1024).toFixed(1))]);
  }
  await browser.close();
  server.close();
  return rows;
}

function table(rows: readonly (readonly string[])[]): string {
  const [header = [], ...body] = rows;
  return [header, header.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

async function bench(): Promise<void> {
  build(); // fills the cache
  const cold = build({DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
  const warm = build();
  const row = (name: string, {seconds, memory}: typeof cold): string[] => [name, seconds.toFixed(1), memory.toFixed(0)];
  console.log(`${table([['Build', 'Seconds', 'Peak memory, MiB'], row('cold', cold), row('warm', warm)])}\n`);
  console.log(table([['Page, KiB after gzip', 'HTML', 'JS', 'CSS'], ...(await weigh(PAGES))]));
}

void bench();
