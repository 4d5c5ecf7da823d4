/** What stands around the text of a page: its picture for other sites, its date, its contents, its buttons, its tables. */
import {existsSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {baseUrl, siteUrl} from '../../src/site.ts';
import {BUILT, builtFile, DOCUMENTS, expect, hydrated, open, test} from './site.ts';

const START = 'docs/tutorial/getting-started';
const CELLS = 'docs/tutorial/samples';

for (const route of ['', 'docs/tutorial/getting-started', 'markdown-page'])
  test(`/${route}: a line of text has about 80 letters at most on a wide screen`, async ({page}) => {
    await page.setViewportSize({width: 1920, height: 900});
    await page.goto(route);
    const lines = await page.locator('main :is(.markdown, section) > p').evaluateAll((all) =>
      all
        .map((one) => {
          const count = one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight);
          return {count: Math.round(count), letters: (one as HTMLElement).innerText.length};
        })
        .filter(({count}) => count > 1)
        // The last line is not full, so that the others are somewhat longer.
        .map(({count, letters}) => letters / count),
    );
    expect(lines.length).toBeGreaterThan(route ? 5 : 0);
    expect(Math.max(...lines)).toBeLessThanOrEqual(85);
  });

test('the picture that other sites show of a page exists, on every page', () => {
  const root = siteUrl() + baseUrl();
  for (const route of BUILT) {
    const page = load(readFileSync(builtFile(route), 'utf8'));
    for (const meta of ['meta[property="og:image"]', 'meta[name="twitter:image"]']) {
      const address = page(meta).attr('content') ?? '';
      expect(address.startsWith(root), `${meta} of /${route}: ${address}`).toBe(true);
      expect(existsSync(`build/${address.slice(root.length)}`), address).toBe(true);
    }
  }
});

test('the date of the last change has its day, and is that of the page', () => {
  for (const route of DOCUMENTS) {
    const time = load(readFileSync(builtFile(route), 'utf8'))('.theme-last-updated time');
    if (time.length === 0) continue;
    const [, day, month, year] = /^(\d\d) ([A-Z][a-z]{2}) (\d{4})$/.exec(time.text()) ?? [];
    expect(day, `/${route}: ${time.text()}`).toBeDefined();
    expect(new Date(`${day} ${month} ${year} UTC`).toISOString().slice(0, 10)).toBe(
      time.attr('datetime')!.slice(0, 10),
    );
  }
});

test('no page has two tables of one name', () => {
  const named = BUILT.map((route) => {
    const boxes = load(readFileSync(builtFile(route), 'utf8'))('[role=group][aria-label^="Table: "]').toArray();
    return [route, boxes.map((one) => one.attribs['aria-label'])] as const;
  });
  expect(named.filter(([, names]) => names.length > 1).length).toBeGreaterThan(20);
  for (const [route, names] of named) expect(names, `/${route}`).toEqual([...new Set(names)]);
});

test('the contents of a page are a landmark; a click in them changes the heading, and nothing is announced', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(START);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await hydrated(page);
  const link = contents.getByRole('link').nth(3);
  await link.click();
  await expect(page).toHaveURL(/#/);
  // A change of page is announced, and moves the focus, a tenth of a second later.
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.activeElement?.role ?? document.activeElement?.tagName)).toBe('BODY');
  await expect(page.locator('.page-change')).toHaveText('');
});

test('the copy button says what it did, and stops saying so', async ({page, context}) => {
  await open(page, START);
  const block = page.locator('main .theme-code-block').first();
  const said = block.locator('[aria-live]');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(said).toHaveText('Copied');
  await expect(said).toHaveText('', {timeout: 4000});
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'))));
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(said).toHaveText('Copying failed: select the text instead');
});

test('a link in a cell is underlined on the screen, and has its address on paper', async ({page}) => {
  await page.goto(CELLS);
  const link = page.locator('main td a:not([aria-label])[href*="/docs/"]').first();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await page.emulateMedia({media: 'print'});
  const address = await link.evaluate((one) => getComputedStyle(one, '::after').content);
  expect(address).toContain(await link.getAttribute('href').then((href) => href!.split('#')[0]!));
});

test('the breadcrumbs of a page name its section or category, and the page', () => {
  for (const route of DOCUMENTS.filter((one) => /^docs\/\w+\/./.test(one))) {
    const page = load(readFileSync(builtFile(route), 'utf8'));
    const crumbs = page('nav[aria-label=Breadcrumbs] li').toArray();
    expect(crumbs.length, `/${route}`).toBeGreaterThan(1);
    expect(page(crumbs.at(-1)).text(), `/${route}`).toBe(page('.menu__link--active[aria-current=page]').text());
  }
});

test('a post tells its reading time, and the sidebar groups posts by year', async ({page}) => {
  await page.goto('blog/release-0-37-1');
  await expect(page.getByText(/min read/)).toBeVisible();
  await expect(
    page.getByRole('navigation', {name: /blog recent posts/i}).getByText('2026', {exact: true}),
  ).toBeVisible();
});
