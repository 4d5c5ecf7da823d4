/**
 * What our scripts call may be missing in a reader's browser, or throw: each is taken away here. The page works, or says
 * in one sentence what does not.
 */
// cspell:words onbeforematch
import type {Page} from '@playwright/test';
import {expect, open, test} from './site.ts';

const START = 'docs/tutorial/getting-started';
const FAILED = 'Copying failed: select the text instead';

interface Lack {
  /** Runs in the browser, before the page. */
  readonly remove: () => void;
  /** What Copy says then. */
  readonly copy?: string;
  /** What the page may say on its console. */
  readonly log?: RegExp;
  /** Whether a definition is shown beside its term. */
  readonly hasNoPopover?: boolean;
  /** Whether a whole program cannot be fetched; a link leads to it then. */
  readonly hasNoFetch?: boolean;
  /** Whether no choice lasts until the next load. */
  readonly forgets?: boolean;
}

const LACKS: Readonly<Record<string, Lack>> = {
  nothing: {remove: () => undefined},
  'the storage is denied': {
    remove: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
    log: /^warning: Docusaurus browser storage is not available/,
    forgets: true,
  },
  'the storage is null': {
    remove: () => {
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {value: null});
    },
    forgets: true,
  },
  'the storage is full': {
    remove: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    log: /^error: Docusaurus storage error, can't set/,
    forgets: true,
  },
  'the clipboard, on an insecure origin': {
    remove: () => void Object.defineProperty(navigator, 'clipboard', {value: undefined}),
    copy: FAILED,
  },
  'the permission to copy': {
    remove: () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    },
    copy: FAILED,
  },
  popovers: {
    remove: () => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    },
    hasNoPopover: true,
  },
  'hidden until found': {
    remove: () => {
      const {setAttribute} = Element.prototype;
      Element.prototype.setAttribute = function (name: string, value: string) {
        setAttribute.call(this, name, value === 'until-found' ? '' : value);
      };
      Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
    },
  },
  fetch: {remove: () => Reflect.deleteProperty(window, 'fetch'), hasNoFetch: true},
  'the network, for a fetch': {
    remove: () => (window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))),
    hasNoFetch: true,
  },
  'the speed of the connection': {remove: () => Object.defineProperty(navigator, 'connection', {value: {}})},
  'the connection': {remove: () => Object.defineProperty(navigator, 'connection', {value: undefined})},
  'the page counter': {
    remove: () =>
      document.addEventListener('readystatechange', () => {
        // Before the scripts of the page, and after the one that makes it.
        if (document.readyState === 'interactive') Object.assign(window, {gtag: undefined});
      }),
  },
  ...Object.fromEntries(
    (
      [
        ['IntersectionObserver', () => Reflect.deleteProperty(window, 'IntersectionObserver')],
        ['ResizeObserver', () => Reflect.deleteProperty(window, 'ResizeObserver')],
        ['PerformanceObserver', () => Reflect.deleteProperty(window, 'PerformanceObserver')],
        ['requestIdleCallback', () => Reflect.deleteProperty(window, 'requestIdleCallback')],
        ['structuredClone', () => Reflect.deleteProperty(window, 'structuredClone')],
        ['BroadcastChannel', () => Reflect.deleteProperty(window, 'BroadcastChannel')],
        ['Worker', () => Reflect.deleteProperty(window, 'Worker')],
        ['crypto.randomUUID', () => Reflect.deleteProperty(Crypto.prototype, 'randomUUID')],
        ['role', () => Reflect.deleteProperty(Element.prototype, 'role')],
        ['inert', () => Reflect.deleteProperty(HTMLElement.prototype, 'inert')],
        ['checkVisibility', () => Reflect.deleteProperty(Element.prototype, 'checkVisibility')],
        [
          'listeners of matchMedia',
          () => {
            for (const name of ['addEventListener', 'removeEventListener'])
              Object.defineProperty(MediaQueryList.prototype, name, {value: undefined});
          },
        ],
      ] as const
    ).map(([name, remove]) => [name, {remove}]),
  ),
};

/** Uses everything that a page has. */
async function useAll(page: Page, {copy = 'Copied', hasNoPopover, hasNoFetch, forgets}: Lack): Promise<void> {
  const html = page.locator('html');
  const kotlin = page.getByRole('tab', {name: 'Kotlin', exact: true});
  await open(page, START);

  await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await kotlin.first().click();
  for (const tab of await kotlin.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');

  const block = page.locator('main .theme-code-block').filter({visible: true}).first();
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(block.getByText(copy, {exact: true})).toBeVisible();

  const term = page.locator('.markdown a[href*="#term-"]').filter({visible: true}).first();
  await term.hover();
  if (hasNoPopover) await expect(page.locator('[popover]')).toHaveCount(0);
  else await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
  await page.mouse.move(0, 0);

  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(page.locator('dialog[open], [role=alert]').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // A program that is fetched.
  await open(page, 'docs/tutorial/annotations/annotations-code');
  await expect(kotlin.first()).toHaveAttribute('aria-selected', String(!forgets));
  const folds = page.locator('main details', {hasText: /^Whole program/}).filter({visible: true});
  for (const fold of await folds.all()) {
    await fold.locator('summary').click();
    const content = fold.locator(hasNoFetch ? 'pre, p a' : 'pre');
    await expect(content).toBeVisible();
  }

  await page.locator('.menu').getByRole('link', {name: 'Getting started'}).click();
  await expect(page.locator('h1')).toHaveText('Getting started');
  await expect(page.locator('p[role=status]')).toHaveText(/^Getting started/);
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('Getting started');
  await page.locator('.table-of-contents a').last().click();
  await page.setViewportSize({width: 390, height: 800});
  // By key: the bar may be on its way out of the window, and a button that moves between press and release is not clicked.
  await page.getByRole('button', {name: 'Toggle navigation bar'}).press('Enter');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await page.locator('.navbar-sidebar .menu__caret').filter({visible: true}).first().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  // A page with parts that are fetched, or that is loaded anew.
  await open(page, 'docs');
  await page.getByRole('main').locator('a[href$="/architecture/validation"]').first().click();
  await expect(page.locator('tr[id^=error-]').first()).toBeVisible();
  // What a timer still has to do.
  await page.waitForTimeout(150);
}

test.use({permissions: ['clipboard-write']});

for (const [name, lack] of Object.entries(LACKS)) {
  test(`without ${name}, everything on a page works or says why not`, async ({page, mayLog}) => {
    if (lack.log) mayLog(lack.log);
    await page.addInitScript(lack.remove);
    await useAll(page, lack);
  });
}
