/** What the site keeps for its reader from visit to visit: the colour mode, the version and the tabs. */
import {expect, open, test} from './site.ts';

const START = 'docs/tutorial/getting-started';

test.describe('colour mode', () => {
  test.use({colorScheme: 'dark'});

  test('is light by default, whatever the system prefers; a choice is stored and kept in step across tabs', async ({
    page,
    context,
  }) => {
    await open(page, '');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

    const second = await context.newPage();
    await second.goto('docs');
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
    await second.getByRole('button', {name: /switch between dark and light mode/i}).click();
    await expect(html).toHaveAttribute('data-theme', 'light');

    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
});

for (const [stored, kept] of [
  ['current', 'current'],
  ['0.1', null],
] as const) {
  test(`a stored preferred version "${stored}" is ${kept ? 'kept' : 'removed'}`, async ({page}) => {
    const key = 'docs-preferred-version-default';
    await page.addInitScript(
      ([name, value]) => {
        if (!sessionStorage.getItem('seeded')) localStorage.setItem(name!, value!);
        sessionStorage.setItem('seeded', 'yes');
      },
      [key, stored],
    );
    await open(page, START);
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(kept);
    await expect(page.locator('.theme-doc-version-badge, .theme-doc-version-banner')).toHaveCount(0);
  });
}

test('tabs follow each other on a page and on the next one', async ({page}) => {
  await open(page, START);
  await page.getByRole('tab', {name: 'Kotlin', exact: true}).first().click();
  for (const tab of await page.getByRole('tab', {name: 'Kotlin', exact: true}).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await page.goto('docs/advanced/reload-strategies');
  await expect(page.getByRole('tab', {name: 'Kotlin', exact: true}).first()).toHaveAttribute('aria-selected', 'true');
});
