/**
 * Gives `x.html`, `x/index.html`, `x/` and `//x` the address of the page x before React starts. Without it Docusaurus
 * hydrates a page under an address that it was not rendered for, and logs an error; and it does not start at all under an
 * address with a `%` that encodes nothing, which becomes one that encodes the `%`. There is no package for it:
 * plugin-client-redirects makes further pages, one for each address, and does so after the first paint.
 */
import type {Plugin} from '@docusaurus/types';

/**
 * Runs in the reader's browser, before the page itself. The canonical link tells which page the host has sent: if it
 * is x, the address is replaced; if it is the not-found page (the case of `x/`), x is loaded.
 * @param home the base path, the one address that keeps its slash
 */
/* v8 ignore start -- runs in the browser tests */
export function cleanAddress(home: string): void {
  const {pathname, search, hash, origin} = location;
  if (!pathname.startsWith(home)) return;
  const clean = pathname
    .replace(/\/+/g, '/')
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/$/, '');
  let target = clean.length < home.length ? home : clean;
  try {
    decodeURI(target);
  } catch {
    target = target.replace(/%/g, '%25');
  }
  if (target === pathname) return;
  const address = origin + target + search + hash;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
  if (new URL(canonical, origin).pathname === target) history.replaceState(history.state, '', address);
  else location.replace(address);
}
/* v8 ignore stop */

/** The plugin; it has no options. */
export default function cleanAddressPlugin({baseUrl}: {baseUrl: string}): Plugin {
  return {
    name: 'clean-address',
    injectHtmlTags() {
      return {
        preBodyTags: [{tagName: 'script', innerHTML: `(${cleanAddress.toString()})(${JSON.stringify(baseUrl)})`}],
      };
    },
  };
}
