import type {ReactNode} from 'react';
import {useDocsData} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {nearest} from './nearest.ts';

/** The search is the bar's. */
const openSearch = (): void => document.querySelector<HTMLElement>('.navbar [aria-keyshortcuts]')?.click();

/**
 * What only the browser knows: the page whose address is nearest to one that no page has, since the host sends one file for
 * all such addresses; and the search.
 */
export default function NearestPage(): ReactNode {
  const {pathname} = useLocation();
  const routes = useDocsData(undefined).versions.flatMap(({docs}) => docs.map(({path}) => path));
  if (!useIsBrowser()) return null;
  const route = nearest(pathname, routes);
  return (
    <p>
      {route && (
        <>
          Did you mean <Link to={route}>{route}</Link>? If not,{' '}
        </>
      )}
      <button
        type="button"
        className="clean-btn"
        style={{color: 'var(--ifm-link-color)', font: 'inherit', textDecoration: 'underline'}}
        onClick={openSearch}
      >
        {route ? 'search the site' : 'Search the site'}
      </button>
      .
    </p>
  );
}
