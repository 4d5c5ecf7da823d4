import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {elementOf} from '../../client/fragment';
import {keyOf, parts, whenArrived} from './parts';

export interface Props {
  /** Unique on the page: it finds the part in the page's HTML. */
  readonly id: string;
  /** Absent in the browser: the stage leaveOnServer takes it out of the scripts. */
  readonly children?: ReactNode;
}

/**
 * A part that stays the HTML of the server. A page that is loaded has it already, and React leaves it alone; the script of a
 * page that a link leads to fetches it, and a link into the page waits for it.
 */
export default function OnServer({id, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const history = useHistory();
  // Of the page that is shown: while the next one is fetched, the history is already there.
  const key = keyOf(useLocation().pathname, id);
  // It sets nothing on a page that is loaded, and keeps React from emptying the element.
  const [html] = useState(() => ({__html: parts.get(key) ?? ''}));
  useEffect(() => {
    const part = box.current;
    if (!part) return;
    if (part.hasChildNodes()) mark(part);
    else void fill(part, key);
    return () => {
      if (part.hasChildNodes()) parts.set(key, part.innerHTML);
    };
  }, [key]);

  /** Links are plain HTML here; those to other pages do not load the site anew. */
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const {origin, pathname} = window.location;
    if (!link || link.target || link.origin !== origin || link.pathname === pathname) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };

  if (children) return <div id={id}>{children}</div>;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- of its links
    <div id={id} ref={box} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}

async function fill(part: HTMLElement, key: string): Promise<void> {
  await whenArrived(key.split('#')[0]!);
  // The reader is on another page by now.
  if (!part.isConnected) return;
  const html = parts.get(key);
  // It could not be fetched: a page that is loaded comes with it.
  if (!html) return window.location.reload();
  part.innerHTML = html;
  mark(part);
}

/** A link from another page changes the address without telling the browser, which then knows no :target. */
function mark(part: HTMLElement): void {
  const target = elementOf(window.location.hash);
  if (target && part.contains(target) && !target.matches(':target')) window.location.replace(window.location.hash);
}
