/** The built style sheet has what the browsers of `browserslist` need, and those of the same engines on a phone. */
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type Autoprefixer from 'autoprefixer';
import type Postcss from 'postcss';
import {UNUSED} from '../../src/plugins/leanBundle/index.ts';
import {BUILT, builtFile, expect, test} from './site.ts';

// The two that Docusaurus itself brings, so that there are no second ones of another age.
const bundler = createRequire(require.resolve('@docusaurus/bundler/package.json'));
const postcss = bundler('postcss') as typeof Postcss;
const autoprefixer = createRequire(bundler.resolve('postcss-preset-env'))('autoprefixer') as typeof Autoprefixer;

const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8')) as {browserslist: string[]};
/** What each browser of the list is called on a phone; Edge's is that of Chrome. */
const ON_A_PHONE: Readonly<Record<string, string>> = {chrome: 'and_chr', firefox: 'and_ff', safari: 'ios_saf'};
const browsers = browserslist.flatMap((query) => [query, query.replace(/^\w+/, (name) => ON_A_PHONE[name] ?? name)]);

const css = readdirSync('build/assets/css')
  .map((name) => readFileSync(`build/assets/css/${name}`, 'utf8'))
  .join('');

/** The declarations, one by one: `color:red`. */
const declarations = (sheet: string): string[] => {
  const all: string[] = [];
  postcss.parse(sheet).walkDecls(({prop, value}) => void all.push(`${prop}:${value}`));
  return all;
};

test('no prefix is missing that a supported browser needs', () => {
  const prefixed = postcss([autoprefixer({overrideBrowserslist: browsers, remove: false})]).process(css, {
    from: undefined,
  }).css;
  const have = declarations(css);
  expect(have.length).toBeGreaterThan(1000);
  const missing = declarations(prefixed);
  for (const one of have) missing.splice(missing.indexOf(one), 1);
  expect(missing).toEqual([]);
});

// Three things that autoprefixer does not know. A declaration that a browser does not understand is as good as none.

test('no underline has its thickness in the shorthand, which Safari 16 does not read', () => {
  expect(declarations(css).filter((one) => /^text-decoration:.*[\d.](em|rem|px|%)/.test(one))).toEqual([]);
});

test('a sign with a name for screen readers comes without it first, for Safari 16 and Firefox 114', () => {
  const signs = declarations(css).filter((one) => one.startsWith('content:'));
  const named = signs.filter((one) => /["'] ?\/ ?["']/.test(one));
  expect(named).toHaveLength(2);
  for (const one of named) expect(signs[signs.indexOf(one) - 1]).toBe(one.replace(/ ?\/.*/, ''));
});

test('a selector that an older browser does not know has a rule of its own', () => {
  const mixed: string[] = [];
  postcss.parse(css).walkRules(({selectors}) => {
    const fresh = selectors.filter((one) => /:(has\(|popover-open)/.test(one));
    if (fresh.length > 0 && fresh.length < selectors.length) mixed.push(selectors.join(', '));
  });
  expect(mixed).toEqual([]);
});

test('no page has a part of the stock theme whose styles are left out', () => {
  const names = BUILT.flatMap((route) => [
    ...readFileSync(builtFile(route), 'utf8').matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g),
  ]).flatMap(([, quoted, bare]) => (quoted ?? bare!).split(' '));
  const classes = [...new Set(names)];
  expect(classes.length).toBeGreaterThan(50);
  expect(classes.filter((name) => UNUSED.test(`.${name}`))).toEqual([]);
  expect(css).not.toMatch(UNUSED);
});
