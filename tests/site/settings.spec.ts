/** Statements that no page shows: read from the configuration that the build was made with. */
import {readFileSync} from 'node:fs';
import {type DocusaurusConfig} from '@docusaurus/types';
import {load} from 'cheerio';
import {BUILT, builtFile, expect, test} from './site.ts';

const text = readFileSync('.docusaurus/docusaurus.config.mjs', 'utf8');
const config = JSON.parse(text.replace(/^[\s\S]*?export default /, '').replace(/;\s*$/, '')) as DocusaurusConfig;
const classic = (config.presets[0] as [string, Record<string, Record<string, unknown>>])[1];

const SETTINGS: Record<string, readonly [unknown, unknown]> = {
  'the title delimiter is a pipe': [config.titleDelimiter, '|'],
  'search engines may index the site': [config.noIndex, false],
  'the content format is mdx': [config.markdown.format, 'mdx'],
  'the deployment branch is gh-pages': [config.deploymentBranch, 'gh-pages'],
  'a broken link fails the build': [config.onBrokenLinks, 'throw'],
  'a broken Markdown link warns': [config.markdown.hooks.onBrokenMarkdownLinks, 'warn'],
  'a broken anchor warns': [config.onBrokenAnchors, 'warn'],
  'a duplicate route warns': [config.onDuplicateRoutes, 'warn'],
  'the only locale is en': [config.i18n.locales, ['en']],
  'the version is labelled Next': [classic.docs!.versions, {current: {label: 'Next'}}],
  'the feeds are rss and atom': [(classic.blog!.feedOptions as {type: unknown}).type, ['rss', 'atom']],
  'the base path is one segment': [/^\/([^/]+\/)?$/.test(config.baseUrl), true],
};

for (const [statement, [found, wanted]] of Object.entries(SETTINGS)) {
  test(statement, () => expect(found).toEqual(wanted));
}

test('every page is English, left to right, and says so', () => {
  for (const route of BUILT) {
    const html = load(readFileSync(builtFile(route), 'utf8'))('html');
    expect([html.attr('lang'), html.attr('dir')], route).toEqual(['en', 'ltr']);
  }
});

test('the version label and the sidebar of a document stand in its data', () => {
  const version = BUILT.filter((route) => route.startsWith('docs/') && !route.includes('/category/'));
  for (const route of version) {
    const page = load(readFileSync(builtFile(route), 'utf8'));
    expect(page('meta[name=docusaurus_version]').attr('content'), route).toBe('current');
  }
});
