import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

export interface Props {
  /** Unique on the page: it finds the part in the page's HTML. */
  readonly id: string;
  /** Absent in the browser: the stage leaveOnServer takes it out of the scripts. */
  readonly children?: ReactNode;
}

/** The parts of the pages that the reader has seen, by address and id: after Back a part is there at once. */
const seen = new Map<string, string>();

/**
 * A part that stays the HTML of the server. A page that is loaded has it already, and React leaves it alone; after a click on a
 * link it is taken from the page's file.
 */
export default function OnServer({id, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const key = `${history.location.pathname}#${id}`;
  // It sets nothing on a page that is loaded, and keeps React from emptying the element.
  const [html] = useState(() => ({__html: seen.get(key) ?? ''}));
  useEffect(() => {
    const part = box.current;
    if (!part) return;
    // Without the page's file, the page is loaded anew: it comes with its parts.
    if (!part.hasChildNodes()) fill(part).catch(() => window.location.reload());
    return () => void seen.set(key, part.innerHTML);
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

/** The files of pages that are being asked for, so that the parts of a page ask once. */
const pages = new Map<string, Promise<Document>>();

async function fill(box: HTMLElement): Promise<void> {
  const {pathname, hash} = window.location;
  const page = pages.get(pathname) ?? fetch(pathname).then(parse);
  pages.set(pathname, page);
  const found = (await page).getElementById(box.id);
  if (!found || box.hasChildNodes()) return;
  box.append(...document.importNode(found, true).childNodes);
  // Going there again marks the row as well, which scrolling alone does not.
  if (hash && box.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)) window.location.replace(hash);
}

const parse = async (answer: Response): Promise<Document> =>
  new DOMParser().parseFromString(await answer.text(), 'text/html');
