/** The parts of the pages that the reader has been to, by {@link keyOf}. */
export const parts = new Map<string, string>();

/** The base path of the site, as the bundler knows it. */
declare const __webpack_public_path__: string;

/**
 * @param path the path of a page's address.
 * @param id the id of one of its parts.
 */
export const keyOf = (path: string, id: string): string => `${path.replace(/\/$/, '')}#${id}`;

/**
 * Fetches the parts of a page that a link leads to, so that the page is shown whole. The stage leaveOnServer has the page's
 * script wait for it. A page that is loaded has its parts already, and one whose file cannot be fetched is loaded anew.
 *
 * @param route the page's address below the base path, such as `docs/advanced/logging`.
 * @param ids the ids of its parts.
 */
export default async function fetchParts(route: string, ids: readonly string[]): Promise<void> {
  if (document.documentElement.dataset.hasHydrated !== 'true') return;
  const path = __webpack_public_path__ + route;
  try {
    const page = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
    for (const id of ids) parts.set(keyOf(path, id), page.getElementById(id)?.innerHTML ?? '');
  } catch {
    // The component finds nothing.
  }
}
