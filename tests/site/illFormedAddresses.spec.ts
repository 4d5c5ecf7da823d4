/** Addresses with a `%` that encodes nothing, and the like, in each part and by each way: the reader sees a page. */
import type {Page} from '@playwright/test';
import {baseUrl} from '../../src/site.ts';
import {expect, test} from './site.ts';

const START = 'docs/tutorial/getting-started';
const base = baseUrl();

/** What is put behind a path or a `#`. */
const ENDINGS = ['%', '100%', '%E0%A4%A', '%FF', '100%25', '"><i', '%00'];
const QUERIES = [
  '?%E0%A4%A',
  '?docusaurus-theme=%E0%A4',
  '?docusaurus-theme=purple',
  '?docusaurus-data-%=1',
  '?a=%&=%&&',
];

/** A page with React running, that neither crashed nor threw. */
async function works(page: Page, heading: string | RegExp, logged: readonly string[], where: string): Promise<void> {
  await expect(page.locator('h1'), where).toHaveText(heading);
  await expect(page.locator('[data-has-hydrated=true]'), where).toHaveCount(1);
  const html = page.locator('html');
  const mode = await html.getAttribute('data-theme');
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
  await expect(html, where).not.toHaveAttribute('data-theme', mode!);
  expect(
    logged.filter((line) => !/status of 404/.test(line)),
    where,
  ).toEqual([]);
}

/** What a link or Forward does, without a load: the address that follows comes from the browser. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({key: to}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: history.state as unknown}));
  }, address);
}

for (const ending of ENDINGS) {
  test(`a path that ends in ${ending}: the not-found page, by load and by Back`, async ({page, logged, mayLog}) => {
    mayLog(/status of 404/);
    await page.goto(`docs/${ending}`);
    await works(page, 'Page not found', logged, 'by load');
    await page.getByRole('main').getByRole('link', {name: 'Architecture'}).click();
    await expect(page.locator('h1')).toHaveText('From source to caller');
    await page.goBack();
    await works(page, 'Page not found', logged, 'by Back');
    await page.reload();
    await works(page, 'Page not found', logged, 'by load again');
  });

  test(`a fragment ${ending}: the page, by load, by link and by Back`, async ({page, logged}) => {
    await page.goto(`${START}#${ending}`);
    await works(page, 'Getting started', logged, 'by load');
    await page.evaluate((hash) => {
      const link = document.createElement('a');
      link.href = `#here${hash}`;
      document.querySelector('main')!.prepend(link);
      link.click();
    }, ending);
    await works(page, 'Getting started', logged, 'by a link on the page');
    await go(page, `${base}docs/architecture/overview#${ending}`);
    await works(page, 'From source to caller', logged, 'by a link to another page');
    await page.goBack();
    await works(page, 'Getting started', logged, 'by Back');
    await page.goBack();
    await works(page, 'Getting started', logged, 'by Back on the page');
  });
}

for (const [address, meant, heading] of [
  ['docs/tutorial/Getting-Started?a=1#run-it', `${START}?a=1#run-it`, 'Getting started'],
  ['docs/tutorial/getting-started%20', START, 'Getting started'],
  ['docs/architecture/Validation', 'docs/architecture/validation', /./],
  ['Docs', 'docs', 'Documentation'],
] as const) {
  test(`${address}: the page that is meant`, async ({page, logged, mayLog}) => {
    mayLog(/status of 404/);
    const loads: string[] = [];
    page.on('request', (one) => one.isNavigationRequest() && loads.push(one.url()));
    await page.goto(address);
    await expect(page).toHaveURL(base + meant);
    await works(page, heading, logged, 'by load');
    expect(loads).toHaveLength(2);
  });
}

test('a slash too many: the page that is meant, without another load', async ({page, logged}) => {
  await page.goto('docs//tutorial/getting-started#run-it');
  await expect(page).toHaveURL(`${base}${START}#run-it`);
  await works(page, 'Getting started', logged, 'by load');
});

test('a heading with a % in its id is found, encoded or not', async ({page}) => {
  await page.goto('docs/architecture/overview');
  await page.evaluate(() => (document.querySelector('main h2:last-of-type')!.id = '100%'));
  for (const hash of ['100%', '100%25']) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await go(page, `${base}docs/architecture/overview#${hash}`);
    await expect(page.locator('[id="100%"]'), hash).toBeInViewport();
  }
});

test('an ill-formed query: the page, by load, by link and by Back', async ({page, logged}) => {
  test.setTimeout(180_000);
  for (const query of QUERIES) {
    await page.goto(`${START}${query}`);
    await works(page, 'Getting started', logged, `${query} by load`);
    await go(page, `${base}docs/architecture/overview${query}`);
    await works(page, 'From source to caller', logged, `${query} by link`);
    await page.goBack();
    await works(page, 'Getting started', logged, `${query} by Back`);
  }
});

test('what is stored is ill-formed: the page, light and with its first tabs', async ({page, logged}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const key of ['theme', 'docs-preferred-version-default', 'docusaurus.announcement.id'])
      localStorage.setItem(key, '%{"');
    for (const group of ['language', 'build', 'a"]', '</style><i>', '']) {
      localStorage.setItem(`docusaurus.tab.${group}`, '</style><h1>"]{}');
    }
  });
  await page.goto(START);
  await works(page, 'Getting started', logged, 'by load');
  for (const tabs of await page.locator('[role=tablist]').all())
    await expect(tabs.locator('[role=tab]').first()).toHaveAttribute('aria-selected', 'true');
});
