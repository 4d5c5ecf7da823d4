/** How the parts that pages are made of behave: tabs, linkable rows, terms, marks. */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {BUILT, builtFile, expect, open, test} from './site.ts';

const START = 'docs/tutorial/getting-started';

/** A page with React running. */
test.describe('tabs', () => {
  const tabs = (page: Page): Locator => page.getByRole('tablist').filter({hasText: 'Maven'}).first().getByRole('tab');
  const chosen = (page: Page): Promise<string[]> => page.locator('[role=tab][aria-selected=true]').allTextContents();

  test('follow the arrow keys, Home and End, and are one stop of the Tab key', async ({page}) => {
    await open(page, START);
    const [maven, kotlin, groovy] = await tabs(page).all();
    await expect(tabs(page)).toHaveText(['Maven', 'Gradle (Kotlin)', 'Gradle (Groovy)']);
    await maven!.focus();
    for (const [key, tab] of [
      ['ArrowRight', kotlin],
      ['End', groovy],
      ['ArrowRight', maven],
      ['ArrowLeft', groovy],
      ['Home', maven],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab!, key).toBeFocused();
      await expect(tab!, key).toHaveAttribute('aria-selected', 'true');
    }
    expect(await tabs(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).tabIndex))).toEqual([0, -1, -1]);
    await page.keyboard.press('Tab');
    await expect(page.locator('[role=tabpanel]').filter({visible: true}).locator(':focus')).not.toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(maven!).toBeFocused();
  });

  test('name the panel that they show', async ({page}) => {
    await open(page, START);
    for (const tab of await page.getByRole('tab').all()) {
      const panel = page.locator(`[id="${(await tab.getAttribute('aria-controls'))!}"]`);
      await expect(panel).toHaveAttribute('role', 'tabpanel');
      await expect(panel).toHaveAccessibleName((await tab.textContent())!);
      await expect(panel).toBeVisible({visible: (await tab.getAttribute('aria-selected')) === 'true'});
    }
  });

  test('of a group are chosen together, are remembered, and leave the other groups alone', async ({page}) => {
    const both = async (): Promise<string[]> => [...new Set(await chosen(page))].sort();
    await open(page, START);
    await tabs(page).nth(1).click();
    await expect.poll(both).toEqual(['Gradle (Kotlin)', 'Java']);
    await page.getByRole('tab', {name: 'Kotlin', exact: true}).last().click();
    await expect.poll(both).toEqual(['Gradle (Kotlin)', 'Kotlin']);
    expect(await page.evaluate(() => ({...localStorage}))).toMatchObject({
      'docusaurus.tab.build': 'gradle-kotlin',
      'docusaurus.tab.language': 'kotlin',
    });
    await page.reload();
    await expect.poll(both).toEqual(['Gradle (Kotlin)', 'Kotlin']);
  });

  test('follow a choice that is made in another window', async ({page, context}) => {
    await open(page, START);
    const other = await context.newPage();
    await open(other, START);
    await other.getByRole('tab', {name: 'Kotlin', exact: true}).first().click();
    await expect.poll(() => chosen(page)).toContain('Kotlin');
    await other.close();
  });

  test('keep their place on the screen when groups above them change', async ({page}) => {
    await open(page, START);
    const last = page.getByRole('tab', {name: 'Kotlin', exact: true}).last();
    await last.scrollIntoViewIfNeeded();
    const before = (await last.boundingBox())!.y;
    await last.click();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect.poll(async () => Math.abs((await last.boundingBox())!.y - before)).toBeLessThan(2);
  });

  test('open when the browser finds a text in a hidden panel', async ({page}) => {
    await open(page, START);
    const hidden = page.locator('[role=tabpanel][hidden]', {hasText: 'src/main/kotlin'}).last();
    await expect(hidden).toHaveAttribute('hidden', 'until-found');
    await hidden
      .getByText('src/main/kotlin')
      .last()
      .evaluate((one) => (one.id = 'found'));
    // An address leads into a hidden panel by the same steps as the find bar, which a test cannot open.
    await page.evaluate(() => (window.location.hash = 'found'));
    await expect(page.locator('#found')).toBeInViewport();
    await expect(page.locator('[role=tabpanel]', {has: page.locator('#found')})).not.toHaveAttribute('hidden');
    for (const tab of await page.getByRole('tab', {name: 'Kotlin', exact: true}).all()) {
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await expect(page.locator('[role=tabpanel][hidden]').first()).toHaveAttribute('hidden', 'until-found');
  });

  test('show each panel below its label on paper', async ({page}) => {
    await open(page, START);
    await page.emulateMedia({media: 'print'});
    await expectLabelledPanels(page);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('show each panel below its label', async ({page}) => {
      await page.goto(START);
      await expectLabelledPanels(page);
    });
  });
});

test.describe('linkable rows', () => {
  const METERS = 'docs/modules/observability-micrometer';
  const row = (page: Page, id: string): Locator => page.locator(`tr[id="${id}"]`);
  const marked = (page: Page): Promise<string[]> =>
    page
      .locator('tr[id] a[aria-label^="Direct link to"]')
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).boxShadow.includes('inset')).map((one) => one.closest('tr')!.id),
      );

  test('have an id and a link to themselves, which shows to the pointer and to the keyboard', async ({page}) => {
    await open(page, METERS);
    expect(await page.locator('tr[id^=meter-]').count()).toBeGreaterThan(10);
    const link = row(page, 'option-set-include-tags').getByRole('link', {name: 'Direct link to setIncludeTags(true)'});
    const sign = (): Promise<string> => link.evaluate((one) => getComputedStyle(one, '::before').opacity);
    await expect.poll(sign).toBe('0');
    await row(page, 'option-set-include-tags').hover();
    await expect.poll(sign).toBe('1');
    await page.mouse.move(0, 0);
    await expect.poll(sign).toBe('0');
    await page.keyboard.press('Tab'); // From here on the focus is one of the keyboard.
    await link.focus();
    await expect.poll(sign).toBe('1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#option-set-include-tags$/);
    await expect.poll(() => marked(page)).toEqual(['option-set-include-tags']);
  });

  for (const [way, reach] of [
    ['opened by its address', (page) => open(page, `${METERS}#meter-gestalt-config-get-default-true`)],
    [
      'reached from another page',
      async (page) => {
        await open(page, 'docs/usecase/override-command-line');
        await page.getByRole('link', {name: 'a meter counts'}).click();
      },
    ],
  ] as const satisfies readonly [string, (page: Page) => Promise<void>][]) {
    test(`a row that is ${way} is marked and stands below the bar`, async ({page}) => {
      await reach(page);
      await expect.poll(() => marked(page)).toEqual(['meter-gestalt-config-get-default-true']);
      await expect(async () => {
        const bar = await page.locator('nav.navbar').boundingBox();
        const top = (await row(page, 'meter-gestalt-config-get-default-true').boundingBox())!.y;
        expect(top).toBeGreaterThanOrEqual(Math.max(0, bar!.y + bar!.height));
        expect(top).toBeLessThan(200);
      }).toPass({timeout: 3000});
    });
  }

  for (const width of [1280, 390]) {
    test(`the mark of a row stands beside its text at ${width} px, also where the table scrolls`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, 'docs/modules/guice-injection#mistake-no-load-configs');
      const marks = row(page, 'mistake-no-load-configs').getByRole('link', {name: 'Direct link to'});
      const [box, mark, text] = await marks.evaluate((link) => {
        const words = document.createRange();
        words.selectNodeContents(link.parentElement!.firstChild!);
        const parts = [link.closest('[role=group]')!, link, words];
        return parts.map((one) => one.getBoundingClientRect().toJSON() as DOMRect);
      });
      expect(mark!.width).toBeGreaterThan(8);
      expect(mark!.left).toBeGreaterThanOrEqual(Math.max(box!.left, 0));
      expect(mark!.right).toBeLessThanOrEqual(text!.left);
    });
  }

  test('a link in a table that is HTML alone loads nothing anew, and Back returns to it', async ({page}) => {
    await open(page, 'docs/architecture/validation');
    await page.evaluate(() => Object.assign(window, {same: true}));
    const link = page.locator('[id^=error-][id$=-and-below] a[href*="/docs/tutorial/"]').first();
    await link.click();
    await expect(page).toHaveURL(/\/docs\/tutorial\//);
    expect(await page.evaluate(() => (window as unknown as {same?: boolean}).same)).toBe(true);
    await page.goBack();
    await expect(link).toBeFocused();
  });

  test('the next page has its tables, and is not loaded anew, before the page says that React has started', async ({
    page,
  }) => {
    // As in the frame between the first link that works and what the page then says of itself.
    await page.addInitScript(() => {
      const {setAttribute} = Element.prototype;
      Element.prototype.setAttribute = function (name, value) {
        if (name !== 'data-has-hydrated') setAttribute.call(this, name, value);
      };
    });
    await page.goto('docs');
    const link = page.getByRole('main').getByRole('link', {name: 'Architecture', exact: true});
    await expect
      .poll(() => link.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    await page.evaluate(() => Object.assign(window, {same: true}));
    await link.click();
    await expect(page).toHaveURL(/\/docs\/architecture\/overview$/);
    await expect(page.locator('[id^=table-] tr').nth(2)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as {same?: boolean}).same)).toBe(true);
  });

  test('a link in such a table, with Ctrl, comes in a tab of its own', async ({page, context}) => {
    await open(page, 'docs/architecture/validation');
    const address = page.url();
    const opened = context.waitForEvent('page');
    await page
      .locator('[id^=error-][id$=-and-below] a[href*="/docs/tutorial/"]')
      .first()
      .click({modifiers: ['ControlOrMeta']});
    await (await opened).close();
    expect(page.url()).toBe(address);
  });

  test('no page has the same id twice', () => {
    const repeated = BUILT.flatMap((route) => {
      const ids = [...readFileSync(builtFile(route), 'utf8').matchAll(/ id="?([^\s">]+)/g)].map(([, id]) => id!);
      return ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `/${route}#${id}`);
    });
    expect(repeated).toEqual([]);
  });
});

const TABLES = ['docs/modules/observability-micrometer', 'docs/advanced/reload-strategies'];

test.describe('a table on a screen of 320 px', () => {
  test.use({viewport: {width: 320, height: 640}});

  for (const route of TABLES) {
    test(`/${route}: shows a row of three cells as a list, each after the words of its header`, async ({page}) => {
      await open(page, route);
      const table = page.locator('main table:has(td:nth-child(3))').first();
      const header = await table.locator('th').evaluateAll((all) => all.map((one) => one.textContent));
      await expect(table.locator('thead')).toBeHidden();
      const cells = table.locator('tbody tr').first().locator('td');
      const before = await cells.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content));
      expect(before).toEqual(header.map((words) => `"${words}: "`));
      const tops = await cells.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
      // A column of prose is wide enough to be read.
      const narrow = await page
        .locator('main td')
        .evaluateAll((all) =>
          all.filter((one) => one.textContent!.length > 30 && one.clientWidth < 120).map((one) => one.textContent),
        );
      expect(narrow).toEqual([]);
    });
  }
});

test('a table that is wider than its column scrolls in a box that has a name of its own and obeys the keyboard', async ({
  page,
}) => {
  await open(page, TABLES[0]!);
  const boxes = page.getByRole('group', {name: /^Table: /});
  const names = await boxes.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  await page.addStyleTag({content: 'main td { min-inline-size: 30rem }'});
  const {width} = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await boxes.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => boxes.first().evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
});

test('a precedence list is numbered and says in words which end wins', async ({page}) => {
  await open(page, 'docs/usecase/override-command-line');
  const list = page.getByRole('figure', {name: 'Each wins over those above it:'}).getByRole('list');
  await expect(list.getByRole('listitem')).toHaveCount(4);
  expect(await list.evaluate((one) => one.tagName)).toBe('OL');
});

test('a page names the releases that its programs are run with', async ({page}) => {
  await open(page, 'docs/modules/observability-micrometer');
  await expect(
    page.getByText(/^The programs of this page are run with gestalt-core [\d.]+, gestalt-micrometer [\d.]+ and/),
  ).toBeVisible();
});

test('a term can be linked to', async ({page}) => {
  await open(page, 'docs/architecture/overview');
  await page.getByRole('link', {name: 'root', exact: true}).click();
  const term = page.locator('dfn#term-root');
  await expect(term).toBeInViewport();
  await expect(term).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

async function expectLabelledPanels(page: Page): Promise<void> {
  await expect(page.getByRole('tablist').first()).toBeHidden();
  // What is in a closed fold stays there.
  const panels = page.locator('[role=tabpanel]:not(details:not([open]) *)');
  expect(await panels.count()).toBeGreaterThan(10);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    const label = await panel.evaluate((one) => {
      const {display, content} = getComputedStyle(one, '::before');
      return display === 'block' && content;
    });
    expect(label).toBe(`"${(await panel.getAttribute('aria-label'))!}"`);
  }
}
