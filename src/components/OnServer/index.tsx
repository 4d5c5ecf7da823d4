import {useEffect, useRef, type ReactNode} from 'react';

export interface Props {
  /** Unique on the page: it finds the part in the page's HTML. */
  readonly id: string;
  /** Absent in the browser: the stage leaveOnServer takes it out of the scripts. */
  readonly children?: ReactNode;
}

/**
 * A part that stays the HTML of the server. A page that is loaded has it already, and React leaves it alone; after a click on a
 * link it is taken from the page's file.
 */
export default function OnServer({id, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = box.current;
    // Without the page's file, the page is loaded anew: it comes with its parts.
    if (part && !part.hasChildNodes()) fill(part).catch(() => window.location.reload());
  }, []);
  if (children) return <div id={id}>{children}</div>;
  // It sets nothing, and keeps React from emptying the element.
  return <div id={id} ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
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
