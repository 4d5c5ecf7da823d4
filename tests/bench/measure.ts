/** What a page costs the reader's browser: bytes, times, shifts. Chromium, four times slowed down. */
import {gzipSync} from 'node:zlib';
import type {Browser, CDPSession, Page} from '@playwright/test';

/** A task longer than this blocks the reader, in milliseconds; the length that web.dev's Total Blocking Time uses. */
const LONG = 50;

/** How much slower than this machine the reader's is. */
const SLOWER = 4;

/** Chrome's preset "Slow 4G": bytes a second and milliseconds. */
const SLOW_4G = {offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375};

const KINDS = ['document', 'script', 'stylesheet', 'image', 'font'] as const;

/** KiB after gzip by kind, without what is prefetched. */
export type Weight = Readonly<Record<(typeof KINDS)[number], number>>;

/** Milliseconds, but for the layout shift, which has no unit. */
export interface Times {
  readonly blockingCpu: number;
  readonly blockingWall: number;
  readonly largestPaint: number;
  readonly shift: number;
}

async function newPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  await context.route('**', (route) => (route.request().url().startsWith(origin) ? route.continue() : route.abort()));
  return context.newPage();
}

/** The bytes that a page loads from its own server. */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const {origin} = new URL(address);
  const page = await newPage(browser, origin);
  const weight = {document: 0, script: 0, stylesheet: 0, image: 0, font: 0};
  await page.route(`${origin}/**`, async (route) => {
    const kind = KINDS.find((one) => one === route.request().resourceType());
    const response = await route.fetch();
    // Before the sum: several files come at once, and one that is read while another waits would be lost.
    const body = await response.body();
    if (kind) weight[kind] += gzipSync(body).length / 1024;
    return route.fulfill({response});
  });
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.locator('html[data-has-hydrated=true]').waitFor();
  // What is fetched ahead may still be on its way.
  await page.unrouteAll({behavior: 'wait'});
  await page.context().close();
  return weight;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {readonly name?: string};
}

/**
 * Loads a page twice: once slowed down, for what the reader sees, and once not, for the CPU time of its tasks, which is
 * then multiplied. (Chromium slows down by waiting inside of the tasks, which counts as CPU time on an idle machine only.)
 */
export async function time(browser: Browser, address: string): Promise<Times> {
  const slow = await load(browser, address, SLOWER);
  const fast = await load(browser, address, 1);
  const blocking = (durations: readonly number[]): number =>
    durations.reduce((sum, duration) => sum + Math.max(0, duration - LONG), 0);
  return {
    ...slow.seen,
    blockingCpu: blocking(fast.tasks.map(({tdur = 0}) => (tdur / 1000) * SLOWER)),
    blockingWall: blocking(slow.tasks.map(({dur = 0}) => dur / 1000)),
  };
}

type Seen = Pick<Times, 'largestPaint' | 'shift'>;

async function load(browser: Browser, address: string, rate: number): Promise<{seen: Seen; tasks: TraceEvent[]}> {
  const page = await newPage(browser, new URL(address).origin);
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    const seen = {largestPaint: 0, shift: 0};
    Object.assign(window, {seen});
    new PerformanceObserver((list) => {
      seen.largestPaint = list.getEntries().at(-1)!.startTime;
    }).observe({type: 'largest-contentful-paint', buffered: true});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) seen.shift += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  const events = await trace(session, async () => {
    await page.goto(address, {waitUntil: 'networkidle'});
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await page.waitForTimeout(500);
  });
  const seen = await page.evaluate(() => (window as unknown as {seen: Seen}).seen);
  await page.context().close();
  return {seen, tasks: mainThreadTasks(events)};
}

async function trace(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {traceConfig: {includedCategories: ['toplevel', '__metadata']}});
  await run();
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** The tasks of the busiest page: of the main thread of the renderer that worked most. */
function mainThreadTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasksOf = ({pid, tid}: TraceEvent): TraceEvent[] =>
    events.filter((event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid);
  const work = (tasks: readonly TraceEvent[]): number => tasks.reduce((sum, {dur = 0}) => sum + dur, 0);
  return threads.map(tasksOf).sort((a, b) => work(b) - work(a))[0] ?? [];
}

/**
 * Loads a page, waits until its links are prefetched, and clicks one, on slow 4G.
 * @param link the text of the link
 * @param heading the heading of the page behind it
 * @returns milliseconds from the click until the heading is painted
 */
export async function click(browser: Browser, address: string, link: string, heading: string): Promise<number> {
  const page = await newPage(browser, new URL(address).origin);
  await page.goto(address, {waitUntil: 'networkidle'});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const target = page.getByRole('link', {name: link, exact: true}).first();
  const milliseconds = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let start = 0;
        document.addEventListener('click', ({timeStamp}) => (start = timeStamp), {capture: true, once: true});
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent !== text) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        }).observe(document, {childList: true, subtree: true, characterData: true});
      }),
    heading,
  );
  await target.hover();
  await page.waitForTimeout(2500); // the reader aims; the page behind the link is prefetched
  await target.click();
  const result = await milliseconds;
  await page.context().close();
  return result;
}
