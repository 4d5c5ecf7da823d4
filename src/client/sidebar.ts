/** The entry of the page is seen in its sidebar, however long that is. Docusaurus leaves a sidebar at its top. */
import type {ClientModule} from '@docusaurus/types';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  // After React has marked the entry.
  setTimeout(() => {
    const menu = document.querySelector('.theme-doc-sidebar-container .menu');
    const entry = menu?.querySelector('.menu__link[aria-current=page]');
    if (!menu || !entry) return;
    const {top, bottom} = menu.getBoundingClientRect();
    const at = entry.getBoundingClientRect();
    if (at.top < top || at.bottom > bottom) menu.scrollTop += (at.top + at.bottom - top - bottom) / 2;
  }, 100);
};
