/**
 * Keeps code that nobody runs out of the reader's bundles: Prism, which the preset always loads in a client module, the
 * two buttons of a sidebar that can be hidden, with their styles (this site's cannot: `hideable` is false), Infima's styles
 * of pills and of a search field in the bar, which no page has, and tslib,
 * which @docusaurus/utils-common takes whole for one function. Tried instead: an empty list of Prism's languages, which
 * leaves 34 KiB in; tslib has no smaller entry. Guarded by tests/site/code.spec.ts.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Infima's parts that no page has. */
const UNUSED = /^\.(?:pills|navbar__search)/;

/** The plugin; it has no options. */
export default function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    configurePostCss(options) {
      const removeUnused = {
        postcssPlugin: 'remove-unused',
        Rule(rule: {selectors: string[]; remove: () => void}) {
          if (rule.selectors.every((selector) => UNUSED.test(selector))) rule.remove();
        },
      };
      return {...options, plugins: [...options.plugins, removeUnused]};
    },
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
