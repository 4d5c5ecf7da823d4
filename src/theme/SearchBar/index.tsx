/**
 * Fills the slot that the stock theme leaves empty: the control that opens the search, and its keys. Until a reader uses it,
 * a page has no more of the search than this file; tests/site/search.spec.ts guards its size.
 */
import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {Props as SearchProps} from '@site/src/components/Search';

/** The navbar's control. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const index: SearchProps['index'] = useRef(undefined);
  const [Search, setSearch] = useState<ComponentType<SearchProps>>();
  const [state, setState] = useState<'open' | 'failed'>();
  const address = useBaseUrl('/search/');

  const load = async (): Promise<{default: ComponentType<SearchProps>}> => {
    index.current ??= fetch(`${address}index.json`).catch(() => (index.current = undefined));
    return import('@site/src/components/Search');
  };
  const open = (): void =>
    void load().then(
      (module) => {
        setSearch(() => module.default);
        setState('open');
      },
      () => setState('failed'),
    );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isPressed = event.ctrlKey || event.metaKey;
      const isSlash = event.key === '/' && !isPressed && !(event.target as Element).closest('input, textarea, select');
      if (isPressed ? event.key !== 'k' : !isSlash || createStorageSlot('search.slash').get()) return;
      event.preventDefault();
      button.current!.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        // The stylesheet of the site has no room for a control that most readers do not use.
        className="clean-btn"
        style={{display: 'flex', margin: '0 -0.75rem', padding: '0.5rem'}}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        title="Search (Ctrl+K)"
        onClick={open}
        onPointerEnter={() => void load().catch(() => undefined)}
      >
        <svg width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="m18 18-5-5a6 6 0 1 1 1-1" />
        </svg>
      </button>
      {state === 'failed' && (
        <p role="alert" className="alert" style={{position: 'absolute', insetBlockStart: '100%', insetInlineEnd: 0}}>
          The search did not load. <Link to="/docs">See all pages</Link>
        </p>
      )}
      {state === 'open' && Search && (
        <Search index={index} address={address} opener={button} onClose={() => setState(undefined)} />
      )}
    </>
  );
}
