/** How the parts that pages are made of behave: tabs, linkable rows, terms, marks. */
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './site.ts';

const START = 'docs/tutorial/getting-started';

/** A page with React running. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-has-hydrated=true]')).toHaveCount(1);
}

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

async function expectLabelledPanels(page: Page): Promise<void> {
  await expect(page.getByRole('tablist').first()).toBeHidden();
  const panels = page.locator('[role=tabpanel]');
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
