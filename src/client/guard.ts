/**
 * What Docusaurus' own code takes for granted and a reader's browser or address may lack. Each guard stands outside of it,
 * and goes when its line is not needed any more.
 */
import type {ClientModule} from '@docusaurus/types';

interface Connection {
  effectiveType?: string;
}

if (typeof window !== 'undefined') {
  // An extension that blocks the page counter may take its function away.
  window.gtag ??= () => undefined;
  // Some browsers know a connection and not how fast it is.
  const {connection} = navigator as {connection?: Connection};
  if (connection && connection.effectiveType === undefined)
    Object.defineProperty(connection, 'effectiveType', {value: '', configurable: true});
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

/** Docusaurus decodes the path (again) and the fragment of the page that follows; it asks this first. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => {
  location.pathname = decodable(location.pathname, decodeURI);
  location.hash = decodable(location.hash, decodeURIComponent);
};
