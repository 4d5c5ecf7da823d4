/** What stands before the name of a group of tabs where the browser stores the choice; the theme's own tabs have it too. */
export const KEY = 'docusaurus.tab.';
