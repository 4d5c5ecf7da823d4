/** `npm start`: what an author saves reaches the open page by itself, and a mistake is shown there with its place. */
import {type ChildProcess, spawn} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import {chromium, expect, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, it, vi} from 'vitest';
import {copySite, LISTED, OUTPUT, PAGE, SAMPLE, TABLE, WORDS} from '../copySite.ts';
import {findChromium} from '../run/tools.ts';

const LIMIT_MS = 10_000;

const site = copySite();
let server: ChildProcess;
let browser: Browser;
let page: Page;

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

beforeAll(async () => {
  const port = await freePort();
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  server = spawn(process.execPath, [docusaurus, 'start', '--no-open', '--port', String(port)], {
    cwd: site.folder,
    detached: true, // a process group of its own, so that all of it can be ended
    env: {...process.env, NODE_ENV: 'development', BASE_URL: '/dev/'},
    stdio: 'ignore',
  });
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  page = await browser.newPage();
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  );
  const address = `http://localhost:${port}/dev/docs/cache`;
  // The server announces itself before it listens.
  await vi.waitFor(() => fetch(address), {timeout: 90_000, interval: 200});
  await page.goto(address);
  await shows('oldSentence', 60_000);
  // The connection that tells the page of a change stands once the page has loaded all.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, {opened: true}));
}, 180_000);

afterAll(async () => {
  await browser?.close();
  if (server?.pid) process.kill(-server.pid, 'SIGKILL');
  site.remove();
});

/** Waits until the page shows a text. */
async function shows(text: string, timeout = LIMIT_MS): Promise<void> {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible({timeout});
}

/** What covers the page while it cannot be compiled. */
const overlay = () => page.locator('#webpack-dev-server-client-overlay');

describe('in npm start, without a reload by hand', {timeout: 60_000}, () => {
  it.each([
    ['a page', PAGE, 'oldSentence', 'newSentence'],
    ['a sample', SAMPLE, 'oldSample', 'newSample'],
    ['an output', OUTPUT, 'oldOutput', 'newOutput'],
    ['a table', TABLE, 'oldCell', 'newCell'],
    ['a heading of another page, in the list of programs', LISTED, 'oldTask', 'newTask'],
  ])('%s that is saved reaches the browser', async (title, file, was, is) => {
    await shows(was);
    site.edit(file, was, is);
    const saved = performance.now();
    await shows(is);
    console.log(`${title}: ${Math.round(performance.now() - saved)} ms from saving it to the page`);
    expect(await page.evaluate(() => 'opened' in window), 'the page was not loaded anew').toBe(true);
  });

  it('a definition that is saved reaches the popovers of other pages', async () => {
    const definition = page.locator('[popover]');
    await expect(definition).toContainText('oldDefinition');
    site.edit(WORDS, 'oldDefinition', 'newDefinition');
    await expect(definition).toContainText('newDefinition', {timeout: LIMIT_MS});
    expect(await page.evaluate(() => 'opened' in window), 'the page was not loaded anew').toBe(true);
  });

  it('a mistake is shown with its file and line, and the page comes back once it is mended', async () => {
    site.edit(PAGE, 'Rooms.java#read', 'Rooms.java#reed');
    const shown = overlay().contentFrame().locator('body');
    await expect(shown).toContainText(`${PAGE}:9:1: ${SAMPLE}`, {timeout: LIMIT_MS});
    await expect(shown).toContainText('"reed"');
    site.edit(PAGE, 'Rooms.java#reed', 'Rooms.java#read');
    await expect(overlay()).toHaveCount(0, {timeout: LIMIT_MS});
    site.edit(PAGE, 'newSentence', 'mendedSentence');
    await shows('mendedSentence');
  });
});
