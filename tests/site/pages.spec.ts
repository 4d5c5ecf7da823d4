/** What readers of such sites complain of, tried on every page that the build has. */
// cspell:words googletagmanager
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {type Page} from '@playwright/test';
import {load} from 'cheerio';
import {baseUrl, repository, WITHOUT_SCRIPT} from '../../src/site.ts';
import {BUILT, builtFile, expect, PAGES, test} from './site.ts';

const base = baseUrl();
const hydrated = '[data-has-hydrated=true]';
const documents = BUILT.filter((route) => readFileSync(builtFile(route), 'utf8').includes('theme-edit-this-page'));

/** How far the top of a heading is below the navigation bar, or 0 where the page cannot be scrolled further. */
function belowBar(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const root = document.documentElement;
    if (Math.ceil(root.scrollTop + root.clientHeight) >= root.scrollHeight) return 0;
    const bar = Math.max(0, document.querySelector('nav.navbar')!.getBoundingClientRect().bottom);
    return Math.round(document.getElementById(name)!.getBoundingClientRect().top - bar);
  }, id);
}

for (const route of documents) {
  test(`/${route}: its contents list h2 and h3, and each heading lands below the bar (B08)`, async ({page}) => {
    await page.goto(route);
    await expect(page.locator(hydrated)).toHaveCount(1);
    const headings = page.locator('main article :is(h2, h3, h4, h5, h6)[id]');
    const ids = await headings.evaluateAll((all) => all.map((one) => one.id));
    expect(
      await headings.evaluateAll((all) => all.map((one) => one.tagName).filter((tag) => !/^H[23]$/.test(tag))),
    ).toEqual([]);
    expect(new Set(ids).size, 'two headings have the same id').toBe(ids.length);
    const contents = page.locator('.table-of-contents').first().getByRole('link');
    const listed = await contents.evaluateAll((all) =>
      all.map((one) => decodeURIComponent(one.getAttribute('href')!.slice(1))),
    );
    // A post and a page of its own may do without contents; a document may not.
    if (listed.length > 0 || route.startsWith('docs/')) expect(listed).toEqual(ids);

    for (const [index, id] of ids.entries()) {
      await page.evaluate(() => window.scrollTo(0, 0));
      if (listed.length > 0) await contents.nth(index).click();
      else await page.evaluate((name) => (window.location.hash = name), id);
      await expect(async () => {
        const distance = await belowBar(page, id);
        expect(distance, `#${id}`).toBeGreaterThanOrEqual(0);
        expect(distance, `#${id}`).toBeLessThanOrEqual(120);
      }).toPass({timeout: 3000});
    }
  });

  test(`/${route}: a heading in the middle, opened by its address, lands below the bar (B08)`, async ({page}) => {
    const ids = load(readFileSync(builtFile(route), 'utf8'))('main article :is(h2, h3)[id]')
      .toArray()
      .map((one) => one.attribs.id!);
    test.skip(ids.length === 0, 'the page has no heading below its title');
    const id = ids[Math.floor(ids.length / 2)]!;
    await page.goto(`${route}#${id}`);
    await expect(page.locator(hydrated)).toHaveCount(1);
    await expect(async () => {
      const distance = await belowBar(page, id);
      expect(distance, `#${id}`).toBeGreaterThanOrEqual(0);
      expect(distance, `#${id}`).toBeLessThanOrEqual(120);
    }).toPass({timeout: 3000});
  });

  test(`/${route}: its edit link names a file of the repository`, async ({page}) => {
    await page.goto(route);
    const href = (await page.getByRole('link', {name: 'Edit this page'}).getAttribute('href'))!;
    expect(href.startsWith(`${repository()}/edit/main/`)).toBe(true);
    expect(existsSync(href.slice(`${repository()}/edit/main/`.length)), href).toBe(true);
  });
}

test.describe('on paper', () => {
  // The width of A4 between its margins, at 96 pixels an inch.
  test.use({viewport: {width: 718, height: 1000}});

  for (const route of BUILT) {
    test(`/${route}: nothing is cut when it is printed (B06)`, async ({page}) => {
      await page.goto(route);
      await expect(page.locator(hydrated)).toHaveCount(1);
      await page.emulateMedia({media: 'print'});
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main pre, main table, main [role=group], main .theme-code-block')]
          .filter((one) => one.checkVisibility())
          .filter(
            (one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > window.innerWidth + 1,
          )
          .map((one) => `${one.tagName} ${one.textContent!.slice(0, 60)}`),
      );
      expect(cut).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
      const furniture = page.locator('nav.navbar, footer.footer, .pagination-nav, .theme-doc-toc-desktop, main button');
      const shown = await furniture.evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
          .map((one) => one.outerHTML.slice(0, 80)),
      );
      expect(shown).toEqual([]);
    });
  }
});

test('every page is reached by plain links, without JavaScript (B07)', async ({request}) => {
  const reached = new Set<string>();
  const open = [''];
  for (let route = open.pop(); route !== undefined; route = open.pop()) {
    if (reached.has(route)) continue;
    reached.add(route);
    const page = load(await (await request.get(route)).text());
    const hrefs = page('a[href]')
      .toArray()
      .map((one) => one.attribs.href!.replace(/#.*/, ''));
    open.push(...hrefs.filter((href) => href.startsWith(base)).map((href) => href.slice(base.length)));
  }
  expect(BUILT.filter((route) => !reached.has(route))).toEqual([]);
});

test('every panel of every page can be read without JavaScript (B07)', () => {
  const silent = BUILT.filter((route) => {
    const page = load(readFileSync(builtFile(route), 'utf8'));
    return page('[role=tabpanel]').length > 0 && !page('noscript').text().includes(WITHOUT_SCRIPT);
  });
  expect(silent).toEqual([]);
});

test('code in the cells of tables stays in its line', () => {
  const pages = BUILT.map((route) => ({route, page: load(readFileSync(builtFile(route), 'utf8'))}));
  expect(pages.filter(({page}) => page('td code wbr').length > 0).length).toBeGreaterThan(2);
  expect(pages.filter(({page}) => page('table .theme-code-block').length > 0).map(({route}) => route)).toEqual([]);
});

test('a short name in a cell is never broken, and on a wide screen no name is', async ({page}) => {
  const broken = (longest: number) =>
    page.locator('td code').evaluateAll(
      (all, letters) =>
        all
          .filter((one) => one.checkVisibility() && one.getClientRects().length > 1)
          .map((one) => one.textContent)
          .filter((name) => name.length <= letters && !/[\s-]/.test(name)),
      longest,
    );
  for (const route of PAGES) {
    for (const [width, longest] of [
      [390, 16],
      [1280, Infinity],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await page.goto(route);
      expect(await broken(longest), `/${route} at ${width} px`).toEqual([]);
    }
  }
});

test('no file tells where it was built', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((name) => /\.\w+$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => readFileSync(`build/${name}`, 'utf8').includes(process.cwd()))).toEqual([]);
});

test('none of the template comes with the build (B11)', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'});
  expect(files.filter((name) => /docusaurus|undraw|social-card|easy_to_use|dinosaur/i.test(name))).toEqual([]);
});

test('no page calls anything but its own host and the page counter', async ({page}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => void hosts.add(new URL(request.url()).hostname));
  for (const route of ['', 'docs', 'docs/tutorial/getting-started', 'blog']) {
    await page.goto(route);
    await expect(page.locator(hydrated)).toHaveCount(1);
  }
  expect([...hosts].filter((host) => !['localhost', 'www.googletagmanager.com'].includes(host))).toEqual([]);
});

for (const width of [320, 390]) {
  test.describe(`a name in a sentence at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});
    for (const route of documents) {
      test(`/${route}: it breaks only when it is wider than its line`, async ({page}) => {
        await page.goto(route);
        const broken = await page.locator('.markdown :is(p, li, dd) code').evaluateAll((all) =>
          all.flatMap((code) => {
            const range = document.createRange();
            range.selectNodeContents(code);
            const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
            if (lines.size < 2) return [];
            const column = code.closest('p, li, dd')!.getBoundingClientRect().width;
            const probe = code.cloneNode(true) as HTMLElement;
            probe.style.cssText = 'position: absolute; max-inline-size: none; white-space: nowrap';
            code.parentElement!.append(probe);
            const needed = probe.getBoundingClientRect().width;
            probe.remove();
            return needed > column ? [] : [code.textContent];
          }),
        );
        expect(broken).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }
  });
}

test.describe('a title at 320 px', () => {
  test.use({viewport: {width: 320, height: 640}});
  for (const route of BUILT) {
    test(`/${route}: no word of it is broken`, async ({page}) => {
      await page.goto(route);
      const broken = await page.locator('h1').evaluateAll((all) =>
        all.flatMap((title) => {
          const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            for (const {0: word, index} of (texts.currentNode as Text).data.matchAll(/\S+/g)) {
              const range = document.createRange();
              range.setStart(texts.currentNode, index);
              range.setEnd(texts.currentNode, index + word.length);
              if (range.getClientRects().length > 1) found.push(word);
            }
          }
          return found;
        }),
      );
      expect(broken).toEqual([]);
    });
  }
});
