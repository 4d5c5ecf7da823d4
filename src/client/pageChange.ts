/**
 * What a browser does by itself when it loads a page, for a change of page that is none to the browser: the new title is
 * announced, and the keyboard goes on from the top, from the heading of the address, or after Back from the link that
 * was followed. Docusaurus moves the focus to the top only where the layout stays; it announces nothing.
 */
import type {ClientModule} from '@docusaurus/types';

/** By entry of the history: which link of the page had the focus when the reader left it. */
const left = new Map<string | undefined, number>();
let status: HTMLElement | undefined;

function focus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const focusable = element.tabIndex >= 0;
  if (!focusable) element.tabIndex = -1;
  element.focus({preventScroll: !focusable});
  if (!focusable) element.removeAttribute('tabindex');
}

const links = (): HTMLAnchorElement[] => [...document.querySelectorAll('a')];

if (typeof document !== 'undefined') {
  // It must be there before its text changes. Outside React's root, it survives each change of layout.
  status = document.createElement('p');
  status.role = 'status';
  status.className = 'page-change';
  document.body.append(status);
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  if (!previousLocation) return;
  left.set(previousLocation.key, links().indexOf(document.activeElement as HTMLAnchorElement));
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // After the effects of the new page, which set its title.
  setTimeout(() => {
    status!.textContent = document.title;
    const followed = links()[left.get(location.key) ?? -1];
    if (followed?.pathname === previousLocation.pathname) focus(followed);
    else if (location.hash) focus(document.getElementById(decodeURIComponent(location.hash.slice(1))));
    else focus(document.querySelector<HTMLElement>('#__docusaurus > [role=region]'));
  }, 100);
};
