/**
 * What Docusaurus' own code takes for granted and a reader's browser or address may lack. Each guard stands outside of it,
 * and goes when its line is not needed any more.
 */
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import type {Root} from 'react-dom/client';
import {matchRoutes} from 'react-router-config';

interface Connection {
  effectiveType?: string;
}

/** The same text, or one that can be decoded and has each `%` encoded. */
function decodable(text: string, decode: (text: string) => string): string {
  try {
    decode(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/**
 * For other capitals or a blank at the end the host sends the not-found page, in whose HTML the router would show the page
 * that is meant. That page is loaded instead, and React does not start meanwhile.
 */
function loadPageThatIsMeant(): void {
  if (!document.querySelector('link[rel=canonical][href$="/404.html"]')) return;
  const {pathname, search, hash} = window.location;
  const path = decodeURI(decodable(pathname, decodeURI)).trim();
  const meant = matchRoutes(routes, path).find(({route}) => route.exact)?.route.path as string | undefined;
  if (!meant || meant === pathname) return;
  window.docusaurusRoot = {render: () => undefined} as unknown as Root;
  window.location.replace(meant + search + hash);
}

if (typeof window !== 'undefined') {
  // An extension that blocks the page counter may take its function away.
  window.gtag ??= () => undefined;
  // Some browsers know a connection and not how fast it is.
  const {connection} = navigator as {connection?: Connection};
  if (connection && connection.effectiveType === undefined)
    Object.defineProperty(connection, 'effectiveType', {value: '', configurable: true});
  loadPageThatIsMeant();
}

/** Docusaurus decodes the path (again) and the fragment of the page that follows; it asks this first. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => {
  location.pathname = decodable(location.pathname, decodeURI);
  location.hash = decodable(location.hash, decodeURIComponent);
};
