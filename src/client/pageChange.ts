/**
 * What a browser does by itself when it loads a page, for a change of page that is none to the browser: the new title is
 * announced, and the keyboard goes on from the top, from the heading of the address, or after Back from the link that
 * was followed. Docusaurus moves the focus to the top only where the layout stays; it announces nothing.
 */
import type {ClientModule} from '@docusaurus/types';
import type {Location} from 'history';
import {elementOf} from './fragment';

/** A link of a page, in a text or in a diagram. */
interface Followed {
  readonly href: string;
  /** Which it is of those that lead there. */
  readonly index: number;
}

/** By entry of the history: the link that the reader left it with. */
const left = new Map<string, Followed>();
/** The first page, and each entry that a `#` of the page itself makes, has no key of its own. */
const entryOf = ({key, pathname, hash}: Location): string => `${key} ${pathname}${hash}`;
let clicked: Element | null = null;
let status: HTMLElement | undefined;

/** Says whether the element has the focus now; what is hidden does not get it. */
function focus(element: HTMLElement | SVGElement | null | undefined): boolean {
  if (!element) return false;
  const focusable = element.tabIndex >= 0;
  if (!focusable) element.tabIndex = -1;
  element.focus({preventScroll: !focusable});
  if (!focusable) element.removeAttribute('tabindex');
  return document.activeElement === element;
}

const links = (href: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`),
];

/** Back on a link, or on what opens the closed fold, definition or menu that it is in. */
function focusAgain({href, index}: Followed): boolean {
  const link = links(href)[index];
  const menu = link?.closest('.navbar-sidebar') && document.querySelector<HTMLElement>('.navbar__toggle');
  const fold = link?.closest('details')?.querySelector('summary');
  return [link, fold, link?.closest('[popover]')?.previousElementSibling as HTMLElement, menu].some(focus);
}

if (typeof document !== 'undefined') {
  // It must be there before its text changes. Outside React's root, it survives each change of layout.
  status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'page-change';
  document.body.append(status);
  // The focus would not do: Safari gives it to no link that is clicked, and a menu that closes takes it away.
  document.addEventListener('click', ({target}) => (clicked = (target as Element).closest('a')), true);
}

/**
 * Opens the folds and panels that an element is in. The browser does so only where it goes to an address by itself, and
 * only some browsers do it for panels.
 */
function reveal(element: Element | null): void {
  let wasClosed = false;
  for (let one = element?.parentElement; one; one = one.parentElement) {
    if (one.hidden) one.dispatchEvent(new Event('beforematch', {bubbles: true}));
    else if (one instanceof HTMLDetailsElement && !one.open) one.open = true;
    else continue;
    wasClosed = true;
  }
  // As soon as React shows the panel.
  const scroll = (): void => {
    if (element!.closest('[hidden]')) requestAnimationFrame(scroll);
    else element!.scrollIntoView();
  };
  if (wasClosed) requestAnimationFrame(scroll);
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  const href = clicked?.getAttribute('href');
  if (previousLocation && href?.replace(/[?#].*/, '') === location.pathname)
    left.set(entryOf(previousLocation), {href, index: links(href).indexOf(clicked as HTMLElement)});
  clicked = null;
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  // At first React has to find out which panels are remembered.
  if (!previousLocation) setTimeout(() => reveal(elementOf(location.hash)), 100);
  else reveal(elementOf(location.hash));
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // The next frame sets the title; a menu that closes and the layout have taken the focus by then.
  const announce = (): void => {
    status!.textContent = document.title;
    const followed = left.get(entryOf(location));
    if (followed && focusAgain(followed)) return;
    if (location.hash) focus(elementOf(location.hash));
    else focus(document.querySelector<HTMLElement>('#__docusaurus > [role=region]'));
  };
  requestAnimationFrame(() => setTimeout(announce, 100));
};
