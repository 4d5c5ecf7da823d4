// Ejected: of the nine kinds of navbar items this site has two; the others would weigh 3 KiB on every page.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

const used = {default: DefaultNavbarItem, docSidebar: DocSidebarNavbarItem};

/** The component of each `type` that an item of `themeConfig.navbar.items` may have; another fails with its name. */
export default used as ComponentTypesObject;
