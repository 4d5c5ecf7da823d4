/**
 * The dialog of the search, loaded when it is first asked for: a combobox with a listbox, as the ARIA Authoring Practices
 * describe it, in a native dialog, which keeps the focus inside and gives it back.
 */
import {
  Fragment,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {createStorageSlot} from '@docusaurus/theme-common';
import SectionLinks from '../SectionLinks';
import {excerpt, mark, type Pieces} from './excerpt.ts';
import styles from '!!./styles.css?text';
import {useResults, type Answer} from './useResults.ts';

export interface Props {
  /** What the server said when it was asked for the index. */
  readonly index: RefObject<Promise<Response | undefined> | undefined>;
  /** Of the folder with the index, base path included. */
  readonly address: string;
  /** Gets the focus back if nothing had it. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const slash = createStorageSlot('search.slash');
const IN_DEVELOPMENT = process.env.NODE_ENV === 'development';

/** The dialog, open as long as it is rendered. */
export default function Search({index, address, opener, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const query = useDeferredValue(typed).trim();
  const history = useHistory();
  const home = useBaseUrl('/');
  const {results, hasFailed, texts} = useResults(query, index, address);
  const shown = results?.shown ?? [];
  const count = shown.reduce((sum, {sections}) => sum + sections.length, 0);

  useEffect(() => {
    const {current} = dialog;
    const control = opener.current;
    const before = document.activeElement;
    if (!current?.open) current?.showModal();
    return () => {
      current?.close();
      if (before === document.body) control?.focus();
    };
  }, [opener]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step && count > 0) setActive((active + step + count) % count);
    else if (event.key === 'Enter') document.getElementById(`found-${active}`)?.click();
    else return;
    event.preventDefault();
  };

  const follow = (event: MouseEvent, address: string, anchor: string): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // to another tab or window
    event.preventDefault();
    onClose();
    const {pathname} = history.location;
    history.push(address);
    // Another page moves the focus by itself (src/client/pageChange.ts).
    if (pathname !== history.location.pathname) return;
    setTimeout(() => {
      const target = document.getElementById(anchor);
      target?.setAttribute('tabindex', '-1');
      target?.focus({preventScroll: true});
    });
  };

  let option = 0;
  return createPortal(
    <dialog ref={dialog} className="search" aria-label="Search" onClose={onClose} closedby="any">
      <style>{styles}</style>
      <div className="search-box">
        <div className="search-field">
          <input
            type="text"
            role="combobox"
            aria-label="Search the documentation"
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls="found"
            aria-activedescendant={count > 0 ? `found-${active}` : undefined}
            placeholder="A name, a question or a message"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={({target}) => {
              setTyped(target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" onClick={onClose}>
            Close
          </button>
        </div>
        <p role="status">{statusOf(query, {results, hasFailed, texts}, count)}</p>
        <div role="listbox" id="found" aria-label="Results" hidden={count === 0}>
          {shown.map(({page, sections, terms}, group) => (
            <div key={page.route} role="group" aria-labelledby={`found-on-${group}`}>
              <div id={`found-on-${group}`} className="search-page">
                <Marked pieces={mark(page.title, terms)} /> <span>{page.place}</span>
              </div>
              {sections.map((section) => {
                const [anchor, heading] = page.sections[section]!;
                const text = texts.get(page.file)?.[section];
                const position = option++;
                const to = home + page.route.slice(1) + (anchor && `#${anchor}`);
                return (
                  // eslint-disable-next-line @docusaurus/no-html-links -- Link would fetch each page that is listed
                  <a
                    key={anchor}
                    id={`found-${position}`}
                    role="option"
                    aria-selected={position === active}
                    tabIndex={-1}
                    href={to}
                    onClick={(event) => follow(event, to, anchor)}
                    onPointerMove={() => setActive(position)}
                  >
                    <strong>{heading ? <Marked pieces={mark(heading, terms)} /> : 'Beginning of the page'}</strong>
                    <span>{text && <Marked pieces={excerpt(text, terms)} />}</span>
                  </a>
                );
              })}
            </div>
          ))}
        </div>
        {(hasFailed || (results && query && count === 0)) && (
          <nav aria-label="Sections">
            <SectionLinks />
          </nav>
        )}
        <Settings />
      </div>
    </dialog>,
    document.body,
  );
}

function statusOf(query: string, {results, hasFailed}: Answer, count: number): string {
  if (hasFailed)
    return IN_DEVELOPMENT
      ? 'There is no index yet: npm run build makes it, and then npm start has it.'
      : 'The index of the search cannot be loaded. Are you offline? These pages lead on:';
  if (!query) return '';
  if (!results) return 'Loading the index …';
  const {length} = results.shown;
  if (count === 0) return results.query ? `Nothing found for “${results.query}”. These pages lead on:` : '';
  return `${count} ${count === 1 ? 'result' : 'results'} on ${length} ${length === 1 ? 'page' : 'pages'}`;
}

function Marked({pieces}: {readonly pieces: Pieces}): ReactNode {
  return pieces.map((piece, index) =>
    index % 2 ? <mark key={index}>{piece}</mark> : <Fragment key={index}>{piece}</Fragment>,
  );
}

/** A single key opens the search, which disturbs those who speak to their computer: they switch it off. */
function Settings(): ReactNode {
  const [isOn, setIsOn] = useState(() => slash.get() === null);
  return (
    <label className="search-settings">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({target}) => {
          setIsOn(target.checked);
          if (target.checked) slash.del();
          else slash.set('off');
        }}
      />{' '}
      Open the search with the key <kbd>/</kbd>
    </label>
  );
}
