/** A route has one address, which the host answers, and its links lead to what exists. */
import {existsSync} from 'node:fs';
import {baseUrl, reportUrl, repository, siteUrl} from '../../../src/site.ts';
import {DOCUMENTS, expect, PAGES} from '../site.ts';
import {check, QUERY, WAYS, type Visit} from './visit.ts';

const base = baseUrl();
/** What the host answered to the links so far. */
const answers = new Map<string, Promise<number>>();

async function showsPage({page, route, answer}: Visit): Promise<void> {
  expect(answer!.status()).toBe(200);
  expect(page.url()).toContain(base + route);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl() + base + route);
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
  expect(await page.title()).toContain(' | Gestalt Config');
  if (PAGES.includes(route)) {
    await expect(page.locator('h1')).toHaveCount(1);
    const description = (await page.locator('meta[name=description]').getAttribute('content'))!;
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
  const hrefs = await page.locator('a[href]').evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
  expect(hrefs.filter((href) => !/^(\/|#|https:\/\/)/.test(href))).toEqual([]);
  for (const href of new Set(hrefs.filter((one) => one.startsWith('/')).map((one) => one.replace(/#.*/, '')))) {
    const status = answers.get(href) ?? page.request.get(href, {maxRedirects: 0}).then((found) => found.status());
    answers.set(href, status);
    expect(await status, `${route} links to ${href}`).toBe(200);
  }
}

/** With another ending the reader sees the same page, under its address; only the not-found page is logged. */
async function isCleaned({page, route, ending, answer, logged}: Visit): Promise<void> {
  expect(answer!.status()).toBe(ending === '.html' ? 200 : 404);
  await expect(page).toHaveURL(base + route + QUERY);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl() + base + route);
  await expect(page.locator('h1').first()).not.toHaveText('Page not found');
  expect(logged.filter((line) => /status of 404/.test(line))).toHaveLength(ending === '.html' ? 0 : 1);
}

/** Pages with an address that may end in another way. */
const ENDED = PAGES.filter((route) => route !== '');

export const ADDRESS = [
  check('it is shown, logs nothing, and links to what exists', {way: 'desk'}, showsPage),
  ...(['phone', 'narrow', 'paper'] as const).map((way) =>
    check(`it is shown when the address ends in ${WAYS[way].ending}`, {way, routes: ENDED}, isCleaned),
  ),
  check('its edit link names a file of the repository', {way: 'desk', routes: DOCUMENTS}, async ({page}) => {
    const href = (await page.getByRole('link', {name: 'Edit this page'}).getAttribute('href'))!;
    expect(href.startsWith(`${repository()}/edit/main/`)).toBe(true);
    expect(existsSync(href.slice(`${repository()}/edit/main/`.length)), href).toBe(true);
  }),
  check(
    'a link reports a problem with this page',
    // Pages that are made from the sidebar have no text of their own to report.
    {way: 'desk', routes: PAGES.filter((route) => !/^docs(\/category\/.*)?$/.test(route))},
    async ({page, route}) => {
      await expect(page.getByRole('link', {name: 'Report a problem'})).toHaveAttribute(
        'href',
        reportUrl(repository(), base + route),
      );
    },
  ),
];
