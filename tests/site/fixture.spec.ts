/** Failures that no page of the real site may have, on the tiny site in tests/fixtures/site. */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {type Server} from 'node:http';
import {type AddressInfo} from 'node:net';
import {pagesServer} from '../server/server.ts';
import {expectInPlace, watchPlaces} from './places.ts';
import {expect, hydrated, open, test} from './site.ts';

const SITE = 'tests/fixtures/site';
const BUILT = `${SITE}/build/site`;
let server: Server;
let home: string;
/** What the build printed. */
let printed: string;

// One worker, so that the site is built once.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const env = {
    ...process.env,
    FORCE_COLOR: '0',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'build/generated',
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    NODE_ENV: undefined,
  };
  const build = spawnSync('npx', ['docusaurus', 'build', SITE, '--out-dir', 'build/site'], {env, encoding: 'utf8'});
  printed = build.stdout + build.stderr;
  if (build.status !== 0) throw new Error(printed);
  server = pagesServer(BUILT, '/fixture/');
  await new Promise<void>((done) => server.listen(0, done));
  home = `http://localhost:${(server.address() as AddressInfo).port}/fixture/`;
});

test.afterAll(() => void server?.close());

test('the build warns of a link to a row or a term that is gone, in a text or a diagram, and of no other', () => {
  const gone = [...printed.matchAll(/linking to \S*#(\S+)/g)].map(([, id]) => id);
  expect(gone.sort()).toEqual(['drawn-gone', 'option-gone', 'term-gone']);
});

test('a link in a diagram stands under the base path', () => {
  expect(readFileSync(`${BUILT}/diagram.html`, 'utf8')).toContain('/fixture/rows#option-kept');
});

test('a page that crashes says so, and can be tried again', async ({page, mayLog}) => {
  mayLog(/The fixture broke/);
  await open(page, `${home}crash`);
  await page.evaluate(() => Object.assign(window, {broken: true}));
  await page.getByRole('button', {name: 'Break it'}).click();
  await expect(page.getByText('This page crashed.')).toBeVisible();
  await expect(page.getByText('The fixture broke.')).toBeVisible();
  await page.evaluate(() => Object.assign(window, {broken: false}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'Still whole'})).toBeVisible();
});

test('an error of the loader is shown with a button that loads once more', async ({page, mayLog}) => {
  mayLog(/net::ERR_FAILED/);
  const scripts = `${BUILT}/assets/js`;
  const part = readdirSync(scripts).find((name) =>
    readFileSync(`${scripts}/${name}`, 'utf8').includes('The part has come.'),
  );
  await page.route(`**/${part!}`, (route) => route.abort());
  await page.goto(`${home}loader`);
  await expect(page.getByText(/Loading chunk .* failed/)).toBeVisible();
  await page.unroute(`**/${part!}`);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText('The part has come.')).toBeVisible();
});

test('a page without a default export throws, and the message says what to do', async ({page, logged, mayLog}) => {
  mayLog(/default export/);
  await open(page, home);
  await page.getByRole('link', {name: 'No default'}).click();
  await expect(
    page.getByText(/The page component at \/fixture\/no-default doesn't have a default export/),
  ).toBeVisible();
  expect(logged.join('\n')).toContain('Consider default-exporting a React component.');
});

test('an item of the navigation bar that fails asks to check its configuration', async ({page, mayLog}) => {
  mayLog(/navbar item|The item broke/);
  await page.goto(`${home}?broken-item`);
  await expect(page.getByText(/double-check the following navbar item \(themeConfig\.navbar\.items\)/)).toBeVisible();
  await expect(page.getByText(/"label": "Fragile item"/)).toBeVisible();
});

test('the announcement bar is closed for good, until its id changes', async ({page}) => {
  await open(page, home);
  const bar = page.getByText('The fixture announces.');
  const close = page.getByRole('button', {name: 'Close'});
  await expect(bar).toBeVisible();
  await close.click();
  await expect(bar).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => ({...localStorage}))).toMatchObject({
    'docusaurus.announcement.id': 'first',
    'docusaurus.announcement.dismiss': 'true',
  });
  // As if the bar that was closed had been another one. Docusaurus forgets on the first load that it was closed, and
  // shows the new bar from the second on.
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'earlier'));
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => ({...localStorage})))
    .toMatchObject({'docusaurus.announcement.id': 'first', 'docusaurus.announcement.dismiss': 'false'});
  await page.reload();
  await expect(bar).toBeVisible();
});

for (const [name, stored] of [
  ['is shown', {}],
  ['was closed', {'docusaurus.announcement.id': 'first', 'docusaurus.announcement.dismiss': 'true'}],
  [
    'was closed when it was another',
    {'docusaurus.announcement.id': 'earlier', 'docusaurus.announcement.dismiss': 'true'},
  ],
] as const) {
  test(`nothing moves after the first paint when the announcement bar ${name}`, async ({page, mayLog}) => {
    mayLog(/status of 404/);
    await watchPlaces(page);
    for (const width of [390, 997, 1280]) {
      await page.setViewportSize({width, height: 300});
      // A page of the same site, to store something for it.
      await page.goto(`${home}img/none.svg`);
      await page.evaluate((all) => {
        localStorage.clear();
        Object.assign(localStorage, all);
      }, stored);
      await page.goto(home);
      await expectInPlace(page, `at ${width} px`);
    }
  });
}
