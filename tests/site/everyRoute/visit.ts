/**
 * Opens a route a few times and lets many checks look at it: loading a page costs more than looking at it. The checks of
 * one visit run in the order of their list, in one browser page. Each is a test of its own, by its own name.
 */
import {readFileSync} from 'node:fs';
import type {Browser, Page, Request, Response} from '@playwright/test';
import {load} from 'cheerio';
import {SOURCE_BRANCH} from '../../../src/site.ts';
import {BUILT, builtFile, DOCUMENTS, expect, hydrated, listen, PAGES, stayHome, test} from '../site.ts';

/** A way to open a page: the size of the window, and what is added to the address, which must make no difference. */
export interface Way {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor?: number;
  readonly ending: string;
}

export const WAYS = {
  desk: {name: 'at a desk', width: 1280, height: 800, ending: ''},
  phone: {name: 'on a phone', width: 390, height: 844, ending: '.html'},
  narrow: {name: 'at 320 px', width: 320, height: 640, deviceScaleFactor: 2, ending: '/'},
  // The width of A4 between its margins, at 96 pixels an inch.
  paper: {name: 'on paper', width: 718, height: 1000, ending: '/index.html'},
} as const satisfies Record<string, Way>;

/** An opened page. */
export interface Visit {
  readonly page: Page;
  readonly route: string;
  /** What the address ended with; empty where the route has one address only. */
  readonly ending: string;
  /** The id of the heading that it was opened at: the one in the middle, at a desk. */
  readonly heading?: string;
  /** The first answer of the host: for some endings it is the not-found page, which leads on. */
  readonly answer: Response | null;
  /** What the page has logged or thrown since it was opened. */
  readonly logged: readonly string[];
  /** What it has asked for since then. */
  readonly asked: readonly Request[];
}

interface Options {
  readonly way: keyof typeof WAYS;
  /** The routes that it is about; all of the build, if it does not say. */
  readonly routes?: readonly string[];
  /** The size that the window gets for this check, if it is not that of the way. */
  readonly screen?: {readonly width: number; readonly height: number};
  readonly timeout?: number;
}

export interface Check extends Options {
  /** What is true of the route; in the title of the test it follows the route. */
  readonly title: string;
  readonly run: (visit: Visit) => Promise<void>;
}

/** A check of every route. It leaves the page as it was, or as the checks after it do not mind. */
export function check(title: string, options: Options, run: Check['run']): Check {
  return {title, ...options, run};
}

/** Addresses that have no page. */
export const LOST = ['404.html', 'a/b/c/d'] as const;

/** What follows the route in the address: it must stay when the ending goes. */
export const QUERY = '?from=test#here';

interface Opened extends Visit {
  readonly key: string;
}

/**
 * The browser page of a worker. Every visit takes it over: a new one starts a process, which then has to compile all
 * scripts anew, and costs more than loading the page.
 */
interface Window {
  readonly page: Page;
  readonly logged: string[];
  readonly asked: Request[];
}

interface Visits {
  current?: Opened;
  /** By the density of the screen, which a browser page keeps. */
  readonly windows: Map<number, Window>;
}

/** Home and the posts have one address; a page has all four. */
const endingOf = (route: string, {ending}: Way): string => (route !== '' && PAGES.includes(route) ? ending : '');

/** The heading in the middle of a document; undefined where there is none below the title. */
export function middleHeading(route: string): string | undefined {
  if (!DOCUMENTS.includes(route)) return undefined;
  const ids = load(readFileSync(builtFile(route), 'utf8'))('main article :is(h2, h3)[id]')
    .toArray()
    .map((one) => one.attribs.id!);
  return ids[Math.floor(ids.length / 2)];
}

/** A test that gets an opened page; the one that the check before has looked at, if it is the same. */
const visiting = test.extend<object, {visits: Visits}>({
  visits: [
    async ({}, use) => {
      const visits: Visits = {windows: new Map()};
      await use(visits);
      for (const {page} of visits.windows.values()) await page.context().close();
    },
    {scope: 'worker'},
  ],
});

/** The routes to look at: all, or those made from the page that `npm test -- --page` names. */
function chosenRoutes(): readonly string[] {
  const page = process.env.TEST_PAGE;
  if (!page) return [...BUILT, ...LOST];
  const link = `/edit/${SOURCE_BRANCH}/${page}`;
  const routes = BUILT.filter((route) =>
    readFileSync(builtFile(route), 'utf8')
      .split(/[\s"'>]/)
      .some((word) => word.endsWith(link)),
  );
  if (routes.length === 0) throw new Error(`The build has no page that is made from ${page}`);
  return routes;
}

/** Registers the checks of all routes: for each route and way, one after the other in one page. */
export function visitEach(checks: readonly Check[]): void {
  for (const route of chosenRoutes()) {
    for (const [key, way] of Object.entries(WAYS)) {
      const here = checks.filter((one) => one.way === key && (one.routes ?? BUILT).includes(route));
      visiting.describe(way.name, () => {
        visiting.describe.configure({mode: 'default'});
        for (const one of here) register(route, way, one, one === here[0]);
      });
    }
  }
}

function register(route: string, way: Way, {title, screen, timeout, run}: Check, isFirst: boolean): void {
  visiting(`/${route}: ${title}`, async ({visits, browser, baseURL}) => {
    if (timeout) visiting.setTimeout(timeout);
    const key = `${route} ${way.name}`;
    if (visits.current?.key !== key) {
      visits.current = undefined;
      const window = await takeWindow(visits.windows, browser, baseURL!, way);
      visits.current = {key, ...(await open(window, route, way))};
    }
    const visit = visits.current;
    // What it logged while it was opened is the concern of the first check alone.
    const before = isFirst ? 0 : visit.logged.length;
    await visit.page.setViewportSize(screen ?? {width: way.width, height: way.height});
    await run(visit);
    const mayLack = visit.answer!.status() === 404;
    const ours = visit.logged.slice(before).filter((line) => !(mayLack && /status of 404/.test(line)));
    expect(ours, 'what the page logged').toEqual([]);
  });
}

/** A window in which nothing is stored, opened or emulated. */
async function takeWindow(windows: Visits['windows'], browser: Browser, baseURL: string, way: Way): Promise<Window> {
  const {width, height, deviceScaleFactor = 1} = way;
  const used = windows.get(deviceScaleFactor);
  if (used) {
    await used.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await used.page.goto('about:blank');
    await used.page.emulateMedia({media: null, reducedMotion: null});
    await used.page.setViewportSize({width, height});
    used.logged.length = 0;
    used.asked.length = 0;
    return used;
  }
  const context = await browser.newContext({baseURL, viewport: {width, height}, deviceScaleFactor});
  await stayHome(context);
  const page = await context.newPage();
  const asked: Request[] = [];
  page.on('request', (request) => void asked.push(request));
  const window = {page, logged: listen(page), asked};
  windows.set(deviceScaleFactor, window);
  return window;
}

/** Opens a route. */
async function open({page, logged, asked}: Window, route: string, way: Way): Promise<Visit> {
  const ending = endingOf(route, way);
  const heading = way === WAYS.desk ? middleHeading(route) : undefined;
  const answer = await page.goto(ending ? `${route}${ending}${QUERY}` : heading ? `${route}#${heading}` : route);
  await hydrated(page);
  if (ending.startsWith('/')) {
    // The not-found page has led on; what it became is the page of the route.
    await expect(page).toHaveURL((url) => url.pathname.endsWith(`/${route}`));
    await hydrated(page);
  }
  return {page, route, ending, heading, answer, logged, asked};
}
