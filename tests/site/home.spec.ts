/** The home page: the example is in the first screen, and the tasks lead where they say. */
import {readFileSync} from 'node:fs';
import {baseUrl} from '../../src/site.ts';
import {builtFile, expect, test} from './site.ts';

for (const [width, height] of [
  [1440, 900],
  [1280, 800],
  [996, 900],
  [768, 900],
] as const) {
  test(`both files and the merged result are in the first screen at ${width} × ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto('');
    const {right} = await page
      .getByRole('heading', {level: 1})
      .boundingBox()
      .then((box) => ({right: box!.x + box!.width}));
    for (const title of ['application.properties', 'production.properties', 'Output']) {
      const box = (await page.locator('figure', {hasText: title}).first().boundingBox())!;
      expect(box.y + box.height, title).toBeLessThan(height);
      if (width >= 1200) expect(box.x, `${title}: beside the headline`).toBeGreaterThan(right);
    }
  });
}

test('the marked lines of the files are what the program printed', async ({page}) => {
  await page.goto('');
  const marked = await page.locator('figure .mark').allTextContents();
  expect(marked.map((line) => line.replace(/^\S+ = /, '').trim())).toEqual(['5432', 'db.harbour.example', 'PT10S']);
  const output = page.locator('figure', {hasText: 'Output'}).first().locator('code');
  await expect(output).toHaveText('Host: db.harbour.example\nPort: 5432\nTimeout: 10 s');
});

test('each task is named as the page that it leads to', async ({page}) => {
  await page.goto('');
  const tasks = page.getByRole('region', {name: 'What you can do with it'}).getByRole('listitem').getByRole('link');
  expect(await tasks.count()).toBeGreaterThan(4);
  for (const task of await tasks.all()) {
    const route = (await task.getAttribute('href'))!.slice(baseUrl().length);
    const [, title] = /<h1[^>]*>(.*?)<\/h1>/.exec(readFileSync(builtFile(route), 'utf8'))!;
    expect(title!.replace(/<[^>]*>/g, '')).toBe(await task.textContent());
  }
});

test('nothing of the result wraps on a phone of 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('');
  const code = page.locator('figure', {hasText: 'Output'}).first().locator('code');
  const lines = await code.evaluate(
    (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight),
  );
  expect(Math.round(lines)).toBe(3);
});
