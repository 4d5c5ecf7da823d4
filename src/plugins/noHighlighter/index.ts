/**
 * Keeps Prism out of the reader's bundles: the preset always loads a client module that imports it. Tried instead: an
 * empty list of languages, which leaves the 34 KiB in. Guarded by tests/site/code.spec.ts.
 */
import type {Plugin} from '@docusaurus/types';

/** The plugin; it has no options. */
export default function noHighlighter(): Plugin {
  return {
    name: 'no-highlighter',
    configureWebpack() {
      const clientModule = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
      return {resolve: {alias: {[clientModule]: false}}};
    },
  };
}
