/**
 * Lets the widths at which the pages change their layout grow with the letters. The stock theme names them in pixels: with
 * a browser's default size of 24 pixels, the entries of the bar then lie over one another. In `em`, 996 pixels are 996
 * pixels at the default size, and more for those who need larger letters.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {AtRule} from 'postcss';

/** The default size of letters in every browser, for which the theme's widths are meant. */
const PIXELS = 16;

/** The condition of a style with its widths in `em`: `(max-width: 996px)` becomes `(max-width: 62.25em)`. */
export const inLetters = (condition: string): string =>
  condition.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) / PIXELS}em`);

/** The plugin; it has no options. */
export default function letterWidths(): Plugin {
  return {
    name: 'letter-widths',
    configurePostCss(options) {
      const AtRules = {media: (rule: AtRule) => void (rule.params = inLetters(rule.params))};
      return {
        ...options,
        plugins: [...(options.plugins as unknown[]), {postcssPlugin: 'letter-widths', AtRule: AtRules}],
      };
    },
    configureWebpack() {
      const common = path.dirname(require.resolve('@docusaurus/theme-common'));
      const size = path.join(common, 'hooks/useWindowSize.js');
      const ours = (name: string): string => path.join(__dirname, name);
      return {
        resolve: {alias: {[size]: ours('useWindowSize.ts')}},
        module: {
          rules: [
            {
              include: path.join(common, 'contexts/navbarMobileSidebar.js'),
              resolve: {alias: {[size]: ours('useBarSize.ts')}},
            },
          ],
        },
      };
    },
  };
}
