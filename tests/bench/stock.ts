/** The same pages on the stock theme: what this site is measured against. */
import fs from 'node:fs';
import path from 'node:path';
import {linkPackages} from '../copySite.ts';

const root = path.join(__dirname, '../..');
/** A component of the pages takes some styles of ours. */
const STYLES = 'src/theme/CodeBlock/styles.module.css';
const COPIED = ['docs', 'blog', 'src', 'static', 'docusaurus.config.ts', 'sidebars.ts', 'package.json', 'samples'];
/** Of the theme's parts only the list of components stays: it then takes the stock ones. */
const LEFT_OUT = /\/(?:target|__fixtures__|src\/theme\/[^.]+)$/;

/** What the configuration says, and what a site on the stock theme says instead. */
const EDITS = [
  ['const rehypePlugins = page.html', 'const rehypePlugins: [] = []'],
  ['const recmaPlugins = page.code', 'const recmaPlugins: [] = []'],
  ['leanBundle, inlineStyles, ', ''],
  [
    'prism: {theme: {plain: {}, styles: []}, darkTheme: {plain: {}, styles: []}}',
    "prism: {theme: require('prism-react-renderer').themes.github, darkTheme: require('prism-react-renderer').themes.dracula, additionalLanguages: ['java', 'groovy', 'properties', 'toml', 'bash']}",
  ],
  ['showLastUpdateTime: true', 'showLastUpdateTime: false'],
] as const;

/**
 * Makes the site in an empty folder: the same pages, samples and styles, with the components of the stock theme.
 * @throws Error when the configuration does not say what is to be replaced
 */
export function copyOnStockTheme(folder: string): void {
  const filter = (name: string): boolean => !LEFT_OUT.test(name);
  for (const name of COPIED) fs.cpSync(path.join(root, name), path.join(folder, name), {recursive: true, filter});
  fs.cpSync(path.join(root, STYLES), path.join(folder, STYLES));
  linkPackages(folder);
  const config = path.join(folder, 'docusaurus.config.ts');
  let text = fs.readFileSync(config, 'utf8');
  for (const [ours, stock] of EDITS) {
    if (!text.includes(ours)) throw new Error(`docusaurus.config.ts does not say "${ours}": mend tests/bench/stock.ts`);
    text = text.replace(ours, stock);
  }
  fs.writeFileSync(config, text);
}
