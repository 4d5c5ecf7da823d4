/** What the tests of the built site share: the routes, and a page that reports what it should not. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {test as base, expect, type BrowserContext, type Page} from '@playwright/test';

export {SPECIFIED} from '../routes.ts';

/** Every route that the build has, without the base path and without the not-found page. */
export const BUILT: readonly string[] = readdirSync('build', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html') && name !== '404.html')
  .map((name) => name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, ''))
  .sort();

/** The routes that exist and are no blog page. */
export const PAGES = BUILT.filter((route) => !/^blog(\/|$)/.test(route));

/** The five sections in their order: sidebar label in the navigation bar, and the page that it opens. */
export const SECTIONS = [
  ['Tutorial - Basics', 'docs/tutorial/getting-started'],
  ['Tutorial - Advanced', 'docs/advanced/reload-strategies'],
  ['Modules', 'docs/modules/observability-micrometer'],
  ['Use Cases', 'docs/usecase/override-command-line'],
  ['Architecture', 'docs/architecture/overview'],
] as const;

/** The file of a built page. */
export function builtFile(route: string): string {
  const file = `build/${route || 'index'}.html`;
  if (!existsSync(file)) throw new Error(`The build has no ${file}`);
  return file;
}

/** The documents: pages and posts with a text that can be edited. */
export const DOCUMENTS = BUILT.filter((route) =>
  readFileSync(builtFile(route), 'utf8').includes('theme-edit-this-page'),
);

/** Waits until React has started: what is clicked before may be lost, and a link loads its page anew. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-has-hydrated=true]')).toHaveCount(1);
}

/** Opens a page, and waits until it can be used. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Switches the colour mode of a hydrated page, as another tab would do it. */
export async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/** The contrast of two computed colours (`rgb(…)`), from 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const luminance = (colour: string): number => {
    const [r, g, b] = colour.match(/[\d.]+/g)!.map((value) => {
      const channel = Number(value) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** Answers every request that leaves this machine with nothing; analytics is never reached. */
export async function stayHome(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({status: 200, contentType: 'text/javascript', body: ''}),
  );
}

/** Collects what a page logs and throws. */
export function listen(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    // What could not be loaded is named by its place alone.
    const {url} = message.location();
    if (['error', 'warning'].includes(message.type())) logged.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => logged.push(`thrown: ${error.message}`));
  return logged;
}

interface Fixtures {
  /** What the page has logged or thrown so far. */
  readonly logged: string[];
  /** Allows lines that the page logs; any other warning, error or exception fails the test. */
  readonly mayLog: (pattern: RegExp) => void;
}

const logs = new WeakMap<Page, string[]>();
const allowed = new WeakMap<Page, RegExp[]>();

export const test = base.extend<Fixtures>({
  context: async ({context}, use) => {
    await stayHome(context);
    await use(context);
  },
  page: async ({page}, use) => {
    const logged = listen(page);
    const patterns: RegExp[] = [];
    logs.set(page, logged);
    allowed.set(page, patterns);
    await use(page);
    expect(logged.filter((line) => !patterns.some((pattern) => pattern.test(line)))).toEqual([]);
  },
  logged: ({page}, use) => use(logs.get(page)!),
  mayLog: ({page}, use) => use((pattern) => void allowed.get(page)!.push(pattern)),
});

export {expect};
