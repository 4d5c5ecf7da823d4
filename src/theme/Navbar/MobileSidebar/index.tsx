import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

const MENU = '.navbar-sidebar';
const BEHIND = `#__docusaurus > :not(nav), .navbar > :not(${MENU}, ${MENU}__backdrop)`;

function focus(...selectors: readonly string[]): boolean {
  return selectors.some((selector) => {
    const found = document.querySelector<HTMLElement>(selector);
    found?.focus();
    return found !== null && document.activeElement === found;
  });
}

/**
 * Wrapped: while the menu is open, nothing behind it can be reached, and Escape closes it. The focus goes into it, and
 * back to the button that opened it (to the site's name where the bar has become wide and has no such button).
 */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondary} = useNavbarSecondaryMenu();

  useEffect(() => {
    if (!shown) return undefined;
    const behind = document.querySelectorAll<HTMLElement>(BEHIND);
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') toggle();
    };
    behind.forEach((one) => (one.inert = true));
    document.addEventListener('keydown', close);
    focus(`${MENU}__close`);
    return () => {
      behind.forEach((one) => (one.inert = false));
      document.removeEventListener('keydown', close);
      focus('.navbar__toggle', '.navbar__brand');
    };
  }, [shown, toggle]);

  // "Back to main menu" takes itself away: the focus follows to the first entry.
  useEffect(() => {
    if (shown && !secondary) focus(`${MENU}__item:not([inert]) a`);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the panel changes, not when the menu opens
  }, [secondary]);

  return <MobileSidebar />;
}
