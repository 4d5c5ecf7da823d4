/** The map at /docs: what the sidebars and the front matter say, and nothing else. */
import {readFileSync} from 'node:fs';
import sidebars from '../../sidebars.ts';
import {baseUrl, SECTIONS} from '../../src/site.ts';
import {BUILT, expect, test} from './site.ts';

type Item = string | {readonly type: string; readonly label: string; readonly items?: readonly Item[]};

/** The lines that the map should have for a part of a sidebar: headings as they are, pages as `title: description`. */
function linesOf(items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') {
      const text = readFileSync(`docs/${item}.mdx`, 'utf8');
      const [title, description] = ['title', 'description'].map((key) =>
        new RegExp(`^${key}: *(['"]?)(.*)\\1$`, 'm').exec(text)![2]!.replaceAll("''", "'"),
      );
      return [`/docs/${item} ${title!}: ${description!}`];
    }
    return item.type === 'category' && item.label !== 'All sections'
      ? [`# ${item.label}`, ...linesOf(item.items!)]
      : [];
  });
}

test('has every page of the sidebars in their order, with title and description, in its section and category', async ({
  page,
}) => {
  const expected = SECTIONS.flatMap(([id, label]) => [`# ${label}`, ...linesOf(sidebars[id] as readonly Item[])]);
  await page.goto('docs');
  const found = await page
    .getByRole('main')
    .locator('section :is(h2, h3, li)')
    .evaluateAll(
      (all, base) =>
        all.map((one) => {
          const link = one.querySelector('a')!;
          if (one.tagName !== 'LI') return `# ${link.textContent!}`;
          const route = link.getAttribute('href')!.replace(base, '/');
          return `${route} ${link.textContent!}: ${one.querySelector('p')!.textContent!}`;
        }),
      baseUrl(),
    );
  expect(found).toEqual(expected);
  expect(found.length).toBeGreaterThan(10);
});

test('its sections lead to their first pages, its categories to their own', async ({page}) => {
  await page.goto('docs');
  const main = page.getByRole('main');
  for (const [id, label] of SECTIONS) {
    const heading = main.getByRole('heading', {level: 2}).getByRole('link', {name: label, exact: true});
    await expect(heading).toHaveAttribute('href', `${baseUrl()}docs/${String(sidebars[id][0])}`);
  }
  const categories = BUILT.filter((route) => route.startsWith('docs/category/')).map((route) => baseUrl() + route);
  const linked = await main
    .locator('h3 > a:first-child')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(linked.sort()).toEqual(categories.sort());
});

for (const route of BUILT.filter((one) => one.startsWith('docs/category/'))) {
  test(`/${route}: a card for each page, with its description in full`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(route);
    const label = await page.getByRole('heading', {level: 1}).textContent();
    const category = (sidebars.tutorialSidebar as readonly Item[]).find(
      (item) => typeof item !== 'string' && item.label === label,
    ) as Extract<Item, object>;
    const found = await page
      .getByRole('main')
      .locator('article article')
      .evaluateAll(
        (all, base) =>
          all.map((one) => {
            const link = one.querySelector('h2 > a')!;
            const text = one.querySelector('p')!;
            const isCut = text.scrollWidth > text.clientWidth || getComputedStyle(text).textOverflow === 'ellipsis';
            return `${link.getAttribute('href')!.replace(base, '/')} ${link.textContent!}: ${text.textContent!}${isCut ? ' (cut)' : ''}`;
          }),
        baseUrl(),
      );
    expect(found).toEqual(linesOf(category.items!));
  });
}
