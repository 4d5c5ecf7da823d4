/**
 * Keeps code that nobody runs out of the reader's bundles: Prism, which the preset always loads in a client module, the
 * two buttons of a sidebar that can be hidden, with their styles (this site's cannot: `hideable` is false), and tslib,
 * which @docusaurus/utils-common takes whole for one function. Tried instead: an empty list of Prism's languages, which
 * leaves 34 KiB in; tslib has no smaller entry. Guarded by tests/site/code.spec.ts
 * and, for styles, tests/site/styles.spec.ts.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Root, Rule} from 'postcss';

/** Parts of the stock theme that no page has: a selector that names one goes. */
export const UNUSED = /\.(avatar|badge|dropdown|pills)(__|--|(?![\w-]))/;

function leaveOut(root: Root): void {
  // All first: a walk in which a rule goes misses the next one.
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  for (const rule of rules) {
    const used = rule.selectors.filter((one) => !UNUSED.test(one));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  }
}

/** The plugin; it has no options. */
export default function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    configurePostCss(options) {
      const plugin = {postcssPlugin: 'lean-bundle', OnceExit: leaveOut};
      return {...options, plugins: [...(options.plugins as unknown[]), plugin]};
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
