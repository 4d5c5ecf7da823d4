import {baseUrl, repository} from '../../src/site.ts';
import {expect, hydrated, open, SECTIONS, setMode, test} from './site.ts';

const base = baseUrl();
const START = 'docs/tutorial/getting-started';

test('the navigation bar has the five sections in order, each with its first page, and the repository', async ({
  page,
}) => {
  await page.goto('');
  const bar = page.getByRole('navigation', {name: 'Main'});
  const left = bar.locator('.navbar__items:not(.navbar__items--right) a.navbar__item');
  await expect(left).toHaveText(SECTIONS.map(([label]) => label));
  for (const [label, route] of SECTIONS) {
    await expect(bar.getByRole('link', {name: label, exact: true})).toHaveAttribute('href', base + route);
  }
  await expect(bar.getByRole('link', {name: 'GitHub'})).toHaveAttribute('href', repository());
  await expect(bar.getByRole('link', {name: 'Gestalt Config'})).toHaveAttribute('href', base);
});

test('the search slot has the control that opens the search', async ({page}) => {
  await page.goto('');
  const slot = page.locator('.navbar__items--right > [class*=navbarSearchContainer]');
  await expect(slot.getByRole('button', {name: 'Search'})).toBeVisible();
});

for (const [label, route] of SECTIONS) {
  test(`${label}: its sidebar, not hideable, marks the page`, async ({page}) => {
    await page.goto(route);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link').first()).toHaveAttribute('href', base + route);
    await expect(sidebar.locator('[aria-current=page]')).toHaveCount(1);
    await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
    await expect(page.getByRole('link', {name: label, exact: true}).first()).toHaveClass(/navbar__link--active/);
  });
}

test('/docs stands in the docs layout', async ({page}) => {
  await page.goto('docs');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
});

test('the footer has its four links, the blog and the verification page', async ({page}) => {
  await page.goto('');
  const links = page.getByRole('contentinfo').getByRole('link');
  const all = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')));
  expect(all).toEqual([
    base + START,
    `${base}docs/advanced/reload-strategies`,
    `${repository()}/discussions`,
    `${repository()}/issues`,
    `${base}blog`,
    `${base}markdown-page`,
  ]);
});

test('the skip link is the first stop and moves the focus to the content', async ({page}) => {
  await page.goto(START);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(() =>
    Boolean(document.activeElement?.closest('#__docusaurus_skipToContent_fallback, main')),
  );
  expect(inside).toBe(true);
});

test('the bar hides when scrolling down and comes back when scrolling up', async ({page}) => {
  await page.goto(START);
  const bar = page.locator('nav.navbar');
  await page.mouse.move(600, 500);
  await hydrated(page);
  for (let step = 0; step < 5; step++) await page.mouse.wheel(0, 300);
  await expect(bar).not.toBeInViewport();
  for (let step = 0; step < 3; step++) await page.mouse.wheel(0, -100);
  await expect(bar).toBeInViewport();
});

test('up to 996 px a hamburger opens the menu; from 997 px the bar has the links', async ({page}) => {
  const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
  await page.setViewportSize({width: 997, height: 800});
  await page.goto(START);
  await expect(hamburger).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(hamburger).toBeVisible();
});

test('the menu closes on Back and when the window becomes 997 px wide', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '');
  await page.getByRole('link', {name: 'Getting started'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting started');
  const opened = page.locator('.navbar-sidebar--show');
  const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
  await hamburger.click();
  await expect(opened).toHaveCount(1);
  // Back closes the menu and does no more: the page behind it stays.
  await page.goBack();
  await expect(opened).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${START}$`));
  await hamburger.click();
  await expect(opened).toHaveCount(1);
  await page.setViewportSize({width: 996, height: 800});
  await expect(opened).toHaveCount(1);
  await page.setViewportSize({width: 997, height: 800});
  await expect(opened).toHaveCount(0);
});

test('a doc page can be edited, and says when it was last updated', async ({page}) => {
  await page.goto(START);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    `${repository()}/edit/main/${START}.mdx`,
  );
  await expect(page.locator('.theme-last-updated time')).toHaveCount(1);
});

test('the table of contents has headings of level 2 and 3 only, and a click lands below the bar', async ({page}) => {
  await open(page, START);
  const entries = page.locator('.table-of-contents__link');
  const wanted = await page.locator('.markdown :is(h2, h3)').evaluateAll((all) => all.map((one) => one.id));
  const listed = await entries.evaluateAll((all) =>
    all.map((one) => decodeURIComponent(one.getAttribute('href')!.slice(1))),
  );
  expect(listed).toEqual(wanted);
  for (const id of [wanted[3]!, wanted.at(-3)!]) {
    await page.locator(`.table-of-contents__link[href="#${id}"]`).click();
    await expect.poll(async () => (await page.locator(`#${id}`).boundingBox())!.y).toBeLessThan(120);
    const bar = (await page.locator('nav.navbar').boundingBox())!;
    expect((await page.locator(`#${id}`).boundingBox())!.y).toBeGreaterThanOrEqual(Math.max(0, bar.y + bar.height) - 1);
  }
});

test('the table of contents marks where the reader is', async ({page}) => {
  await page.goto(START);
  const marked = page.locator('.table-of-contents__link--active');
  const plain = page.locator('.table-of-contents__link:not(.table-of-contents__link--active)').first();
  for (const place of [2, 4]) {
    const heading = page.locator('.markdown > h2').nth(place);
    await heading.evaluate((one) => one.scrollIntoView());
    await expect(marked).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
    const colour = await plain.evaluate((one) => getComputedStyle(one).color);
    await expect(marked).not.toHaveCSS('color', colour);
  }
});

test('a phone has the contents above the text, closed; an entry leads to its heading', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(START);
  await hydrated(page);
  const entry = page.locator('.theme-doc-toc-mobile').getByRole('link').nth(3);
  await expect(entry).toBeHidden();
  await page.getByRole('button', {name: 'On this page'}).click();
  const id = (await entry.getAttribute('href'))!;
  await entry.click();
  await expect(page.locator(id)).toBeInViewport();
});

test('a heading has a link to itself, which shows to the pointer and to the keyboard', async ({page}) => {
  await page.goto(START);
  await hydrated(page);
  const heading = page.locator('.markdown > h2').nth(1);
  const link = heading.getByRole('link', {name: /^Direct link to /});
  await expect(link).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab'); // From here on the focus is one of the keyboard.
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`));
});

test('each mode has its logo', async ({page}) => {
  await page.goto('');
  await hydrated(page);
  const logo = page.locator('.navbar__logo img').filter({visible: true});
  for (const [mode, file] of [
    ['dark', 'logo-dark.svg'],
    ['light', 'logo.svg'],
  ] as const) {
    await setMode(page, mode);
    await expect(logo).toHaveAttribute('src', `${base}img/${file}`);
  }
});

test('the first mention of a class carries its full name and leads to its API page', async ({page}) => {
  await page.goto('docs/usecase/override-command-line');
  const link = page.getByRole('main').getByRole('link', {name: 'ManualConfigReloadStrategy'});
  await expect(link).toHaveAttribute(
    'href',
    /^https:\/\/javadoc\.io\/doc\/com\.github\.gestalt-config\/gestalt-core\/[\d.]+\/.*ManualConfigReloadStrategy\.html$/,
  );
  await expect(link).toHaveAttribute('title', /^org\.github\.gestalt\.config\.\S+\.ManualConfigReloadStrategy$/);
});

test('the entry of a page far down its sidebar is in view, by load and by link', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 700});
  const entry = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current=page]');
  await page.goto('docs/tutorial/tags-configuration/tag-examples');
  await expect(entry).toBeInViewport();
  await open(page, 'docs');
  await page.getByRole('main').getByRole('link', {name: 'Find a complete program'}).click();
  await expect(entry).toHaveText('Find a complete program');
  await expect(entry).toBeInViewport();
});
