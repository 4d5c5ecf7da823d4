import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

/** Pages that follow each other in a sidebar: those of a category, or those between two categories. */
export interface Group {
  /** The label and the page of the category; absent for pages that are in none. */
  readonly label?: string;
  readonly href?: string;
  readonly pages: readonly PropSidebarItemLink[];
}

/** The groups of a sidebar in its order. Links to other sections, which the category of the map has, are no pages. Pure. */
export function groupPages(sidebar: readonly PropSidebarItem[]): Group[] {
  const groups: {label?: string; href?: string; pages: PropSidebarItemLink[]}[] = [];
  for (const item of sidebar) {
    if (item.type === 'category') {
      const pages = groupPages(item.items).flatMap((group) => group.pages);
      if (pages.length > 0) groups.push({label: item.label, href: item.href, pages});
    } else if (item.type === 'link' && item.docId) {
      const last = groups.at(-1);
      if (last && last.label === undefined) last.pages.push(item);
      else groups.push({pages: [item]});
    }
  }
  return groups;
}
