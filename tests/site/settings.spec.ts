/** Statements that no page shows: read from the configuration that the build was made with. */
import {readFileSync} from 'node:fs';
import {type DocusaurusConfig} from '@docusaurus/types';
import {load} from 'cheerio';
import {BUILT, builtFile, expect, SECTIONS, test} from './site.ts';

const text = readFileSync('.docusaurus/docusaurus.config.mjs', 'utf8');
const config = JSON.parse(text.replace(/^[\s\S]*?export default /, '').replace(/;\s*$/, '')) as DocusaurusConfig;
const classic = (config.presets[0] as [string, Record<string, Record<string, unknown>>])[1];

/** What the docs plugin tells the pages about its one version. */
const version = (
  JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as {
    'docusaurus-plugin-content-docs': {default: {versions: [Version]}};
  }
)['docusaurus-plugin-content-docs'].default.versions;

interface Version {
  readonly label: string;
  readonly mainDocId: string;
  readonly sidebars: Readonly<Record<string, {readonly link: {readonly path: string}}>>;
}

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
  'there is one version, labelled Next': [version.map(({label}) => label), ['Next']],
  'the main doc is tutorial/getting-started': [version[0].mainDocId, 'tutorial/getting-started'],
  'each sidebar opens its first page': [
    Object.values(version[0].sidebars).map(({link}) => link.path),
    SECTIONS.map(([, route]) => config.baseUrl + route),
  ],
  'the sidebar cannot be hidden, and its categories stay open': [
    config.themeConfig.docs,
    expect.objectContaining({sidebar: {hideable: false, autoCollapseCategories: false}}),
  ],
  'the contents show levels 2 to 3': [config.themeConfig.tableOfContents, {minHeadingLevel: 2, maxHeadingLevel: 3}],
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
