import {readFileSync} from 'node:fs';
import {type CheerioAPI, load} from 'cheerio';
import {baseUrl} from '../../src/site.ts';
import {BUILT, builtFile, expect, PAGES, SECTIONS, SPECIFIED, test} from './site.ts';

const base = baseUrl();

test('no route stands outside the specification, but the blog', () => {
  const outside = PAGES.filter((route) => !SPECIFIED.includes(route));
  expect(outside, 'put each of these into tests/routes.ts, or remove its page').toEqual([]);
});

test('every route of the specification has a page', () => {
  const missing = SPECIFIED.filter((route) => !PAGES.includes(route));
  expect(missing, 'write each of these pages').toEqual([]);
});

test('the model pages exist', () => {
  const models = ['', 'markdown-page', 'docs', ...SECTIONS.map(([, route]) => route)];
  expect(PAGES).toEqual(expect.arrayContaining(models));
});

test('no two pages have the same title, no two the same description', () => {
  const read = (routes: readonly string[], find: (page: CheerioAPI) => string | undefined): (string | undefined)[] =>
    routes.map((route) => find(load(readFileSync(builtFile(route), 'utf8'))));
  const twice = (texts: readonly unknown[]): unknown[] => texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(twice(read(BUILT, (page) => page('title').text()))).toEqual([]);
  expect(twice(read(PAGES, (page) => page('meta[name=description]').attr('content')))).toEqual([]);
});

test('the base path without its slash reaches home', async ({page}) => {
  await page.goto(base.slice(0, -1));
  await expect(page).toHaveURL(new RegExp(`${base}$`));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/typed values/);
});

test('/index.html becomes the home address', async ({page, logged}) => {
  await page.goto('index.html');
  await expect(page).toHaveURL(new RegExp(`${base}$`));
  expect(logged).toEqual([]);
});

for (const route of ['nope', 'nope/', 'a/b/c/d', 'docs/tutorial/nope.html']) {
  test(`/${route} is not found, and leads on`, async ({page, mayLog}) => {
    mayLog(/status of 404/);
    const failed: string[] = [];
    page.on('response', (answer) => void (answer.status() >= 400 && failed.push(answer.url())));
    const answer = await page.goto(route);
    expect(answer!.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    const links = page.getByRole('main').getByRole('link');
    for (const [label, to] of SECTIONS) {
      await expect(links.filter({hasText: label})).toHaveAttribute('href', base + to);
    }
    await expect(links.filter({hasText: 'home page'})).toHaveAttribute('href', base);
    await expect(links.filter({hasText: 'Getting started'})).toHaveCount(1);
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
    await expect(links.filter({hasText: 'Report a problem'})).toHaveAttribute(
      'href',
      new RegExp(`page=${encodeURIComponent(new URL(page.url()).pathname)}$`),
    );
    // The page itself, once for each address that was tried; no script, style or picture.
    expect(failed.filter((url) => !/\/(nope|d)(\.html|\/)?$/.test(new URL(url).pathname))).toEqual([]);
  });
}

test('home under a wrong base path says that the site did not load properly', async ({page, request, mayLog}) => {
  mayLog(/status of 404/);
  const html = await (await request.get('')).text();
  await page.route('**/elsewhere/', (route) => route.fulfill({contentType: 'text/html', body: html}));
  await page.route(/\/assets\//, (route) => route.fulfill({status: 404}));
  await page.goto('/elsewhere/');
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toContainText('did not load properly');
  await expect(banner).toContainText(base);
});
