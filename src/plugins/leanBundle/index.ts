/**
 * Keeps code that nobody runs out of the reader's bundles: Prism, which the preset always loads in a client module, the
 * two buttons of a sidebar that can be hidden, with their styles (this site's cannot: `hideable` is false), and tslib,
 * which @docusaurus/utils-common takes whole for one function. Tried instead: an empty list of Prism's languages, which
 * leaves 34 KiB in; tslib has no smaller entry. Guarded by tests/site/code.spec.ts.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The plugin; it has no options. */
export default function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack() {
      const prism = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
      const buttons = ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton'].map((name) =>
        require.resolve(`@docusaurus/theme-classic/lib/theme/${name}`),
      );
      const commonUtilities = path.dirname(require.resolve('@docusaurus/utils-common'));
      const importDefault = path.join(__dirname, 'importDefault.ts');
      return {
        resolve: {alias: Object.fromEntries([prism, ...buttons].map((file) => [file, false]))},
        module: {rules: [{include: commonUtilities, resolve: {alias: {tslib: importDefault}}}]},
      };
    },
  };
}
