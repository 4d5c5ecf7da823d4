/** The parts of the pages that the reader has been to, by {@link keyOf}. */
export const parts = new Map<string, string>();

/** By page: its parts are there, or cannot be fetched. */
const arrivals = new Map<string, Promise<void>>();

/** The base path of the site, as the bundler knows it. */
declare const __webpack_public_path__: string;

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * @param path the path of a page's address.
 * @param id the id of one of its parts.
 */
export const keyOf = (path: string, id: string): string => `${withoutSlash(path)}#${id}`;

/**
 * Asks for the parts of a page that a link leads to: the page's script does, by the stage leaveOnServer. A page that is
 * loaded has its parts already, and one whose file cannot be fetched is loaded anew.
 *
 * @param route the page's address below the base path, such as `docs/advanced/logging`.
 * @param ids the ids of its parts.
 */
export default function fetchParts(route: string, ids: readonly string[]): void {
  const path = __webpack_public_path__ + route;
  // The page that was loaded has its parts. A quick reader follows a link before the page says that React has started.
  const [loaded] = performance.getEntriesByType('navigation');
  const isLoaded = loaded !== undefined && withoutSlash(new URL(loaded.name).pathname) === withoutSlash(path);
  if (isLoaded && document.documentElement.dataset.hasHydrated !== 'true') return;
  const arrive = async (): Promise<void> => {
    const html = await (await fetch(path)).text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const id of ids) parts.set(keyOf(path, id), page.getElementById(id)?.innerHTML ?? '');
  };
  // The component then finds nothing.
  arrivals.set(
    path,
    arrive().catch(() => undefined),
  );
}

/** Waits for the parts of the page at a path, if it has any. */
export const whenArrived = (path: string): Promise<void> | undefined => arrivals.get(withoutSlash(path));
