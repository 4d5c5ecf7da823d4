/**
 * `npm run bench:search`, after a build: how long the index takes to make and what it weighs, for the pages as they are and
 * for ten times as many, copies with every third word of a copy being its own; and how long a reader waits, from the key that
 * opens the search to its first results, and from the last letter of a later query, at 4x CPU and slow 4G.
 */
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {writeIndex} from '../../src/plugins/search/index.ts';
import {baseUrl} from '../../src/site.ts';
import {findChromium} from '../run/tools.ts';

const COPIES = 10;
const TRIES = 5;
/** As in measure.ts; the server here compresses, as the real one does. */
const SLOW_4G = {offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375};

const scratch = mkdtempSync(join(tmpdir(), 'bench-search-'));
process.on('exit', () => rmSync(scratch, {recursive: true, force: true}));

const kibibytes = (file: string): number => gzipSync(readFileSync(file)).length / 1024;

function measureIndex(name: string, build: string): void {
  const start = performance.now();
  writeIndex(build);
  const seconds = (performance.now() - start) / 1000;
  const texts = readdirSync(join(build, 'search')).filter((file) => file !== 'index.json');
  const sizes = texts.map((file) => kibibytes(join(build, 'search', file))).sort((a, b) => b - a);
  const index = kibibytes(join(build, 'search/index.json'));
  console.log(
    `${name}: ${texts.length} pages in ${seconds.toFixed(1)} s; index ${index.toFixed(0)} KiB, the largest text ${sizes[0]!.toFixed(1)}`,
  );
}

/** A build with more pages: those of each copy have some words that no other copy has. */
function multiply(to: string): void {
  for (let copy = 0; copy < COPIES; copy++) {
    for (const name of readdirSync('build/docs', {recursive: true, encoding: 'utf8'})) {
      const from = join('build/docs', name);
      const target = join(to, `docs-${copy}`, name);
      if (statSync(from).isDirectory()) mkdirSync(target, {recursive: true});
      else {
        const html = readFileSync(from, 'utf8');
        let word = 0;
        const own = (text: string): string => (word++ % 3 ? text : `${text}${'abcdefghij'.charAt(copy)}`);
        mkdirSync(join(target, '..'), {recursive: true});
        writeFileSync(target, html.replace(/(?<=<p>[^<]*)\b[a-z]{4,}\b/g, own));
      }
    }
  }
}

async function measureWaiting(): Promise<void> {
  const types: Record<string, string> = {
    html: 'text/html',
    js: 'text/javascript',
    css: 'text/css',
    svg: 'image/svg+xml',
  };
  const server = createServer(({url = ''}, response) => {
    const name = url.slice(baseUrl().length).replace(/[?#].*/, '') || 'index.html';
    const file = join('build', /\.\w+$/.test(name) ? name : `${name}.html`);
    const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/json';
    response.writeHead(200, {'content-type': type, 'content-encoding': 'gzip'}).end(gzipSync(readFileSync(file)));
  }).listen(0);
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
  const waits: number[][] = [[], []];
  for (let count = 0; count < TRIES; count++) {
    const page = await browser.newPage();
    const {port} = server.address() as AddressInfo;
    await page.route('**', (route) =>
      route.request().url().startsWith('http://localhost') ? route.continue() : route.abort(),
    );
    await page.goto(`http://localhost:${port}${baseUrl()}docs/tutorial/getting-started`, {waitUntil: 'networkidle'});
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const field = page.getByRole('combobox');
    for (const [index, query] of ['reload', 'default tags'].entries()) {
      const start = performance.now();
      if (index === 0) await page.keyboard.press('Control+k');
      await field.fill(query);
      await page
        .getByRole('option', {name: new RegExp(query.slice(-4), 'i')})
        .first()
        .waitFor();
      waits[index]!.push(performance.now() - start);
      await page.waitForTimeout(3000);
    }
    await page.close();
  }
  const [first, later] = waits.map((all) => all.sort((a, b) => a - b)[TRIES >> 1]!.toFixed(0));
  console.log(
    `From the key to the results, medians of ${TRIES}: ${first} ms for the first query, ${later} ms for a later one`,
  );
  await browser.close();
  server.close();
}

async function bench(): Promise<void> {
  const [same, more] = [join(scratch, 'same'), join(scratch, 'more')] as const;
  cpSync('build', same, {recursive: true});
  measureIndex('This site', same);
  multiply(more);
  measureIndex(`${COPIES} times`, more);
  await measureWaiting();
}

void bench();
