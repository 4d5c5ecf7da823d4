import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import cleanAddress from './src/plugins/cleanAddress/index.ts';
import inlineStyles from './src/plugins/inlineStyles/index.ts';
import leanBundle from './src/plugins/leanBundle/index.ts';
import letterWidths from './src/plugins/letterWidths/index.ts';
import rememberTabs from './src/plugins/rememberTabs/index.ts';
import search from './src/plugins/search/index.ts';
import * as site from './src/site.ts';
import stages from './src/stages/index.ts';

const url = site.siteUrl();
const baseUrl = site.baseUrl();
const repository = site.repository();
const trackingID = site.trackingId();
const editUrl = `${repository}/edit/${site.SOURCE_BRANCH}/`;

/** What a page passes through, from its source to its HTML. */
const page = stages({siteDir: __dirname, repository});
const beforeDefaultRemarkPlugins = page.markdown;
const rehypePlugins = page.html;
const recmaPlugins = page.code;

const presetOptions = {
  docs: {
    sidebarPath: './sidebars.ts',
    editUrl,
    beforeDefaultRemarkPlugins,
    rehypePlugins,
    recmaPlugins,
    showLastUpdateTime: true,
    sidebarCollapsible: true,
    sidebarCollapsed: false,
    versions: {current: {label: 'Next'}},
  },
  blog: {
    blogTitle: 'Blog',
    blogDescription: 'Releases of Gestalt Config and what they change for a program that uses it.',
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    // The sidebar lists all posts; nothing would lead to an archive.
    archiveBasePath: null,
    editUrl,
    beforeDefaultRemarkPlugins,
    rehypePlugins,
    recmaPlugins,
    showReadingTime: true,
    feedOptions: {type: ['rss', 'atom'], title: 'Gestalt Config blog'},
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
  },
  pages: {editUrl, beforeDefaultRemarkPlugins, rehypePlugins, recmaPlugins},
  gtag: trackingID ? {trackingID, anonymizeIP: true} : undefined,
  theme: {customCss: ['custom', 'code', 'diagram', 'reading', 'print'].map((name) => `./src/css/${name}.css`)},
} satisfies Options;

const themeConfig = {
  image: 'img/card.png',
  announcementBar: site.ANNOUNCEMENT,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: 'Gestalt Config',
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
    hideOnScroll: true,
    items: [
      ...site.SECTIONS.map(([sidebarId, label]) => ({type: 'docSidebar', sidebarId, label, position: 'left'}) as const),
      {href: repository, label: 'GitHub', position: 'right'},
    ],
  },
  footer: {
    links: [
      {
        title: 'Docs',
        items: [
          {label: 'Getting started', to: '/docs/tutorial/getting-started'},
          {label: 'Reload strategies', to: '/docs/advanced/reload-strategies'},
        ],
      },
      {
        title: 'Community',
        items: [
          {label: 'Discussions', href: `${repository}/discussions`},
          {label: 'Issues', href: `${repository}/issues`},
        ],
      },
      {
        title: 'More',
        items: [
          {label: 'Blog', to: '/blog'},
          {label: 'How this site is verified', to: '/markdown-page'},
        ],
      },
    ],
  },
  // Code is highlighted by highlightCode when the site is built; its colours stand in src/css/code.css.
  prism: {theme: {plain: {}, styles: []}, darkTheme: {plain: {}, styles: []}},
} satisfies ThemeConfig;

const config: Config = {
  title: 'Gestalt Config',
  tagline: 'Many sources, one configuration, typed values for Java and Kotlin.',
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  headTags: [
    {tagName: 'noscript', attributes: {}, innerHTML: `<link rel="stylesheet" href="${baseUrl}${site.WITHOUT_SCRIPT}">`},
  ],
  url,
  baseUrl,
  trailingSlash: false,
  organizationName: 'gestalt-config',
  projectName: 'gestalt',
  deploymentBranch: 'gh-pages',
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {direction: 'ltr'}}},
  noIndex: false,
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'mdx',
    emoji: false,
    parseFrontMatter: page.frontMatter,
    preprocessor: page.source,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
      // The storage key of the colour mode must stay "theme"; namespacing would rename it.
      siteStorageNamespacing: false,
    },
    faster: true,
  },
  clientModules: ['./src/client/guard.ts', './src/client/pageChange.ts', './src/client/sidebar.ts'],
  plugins: [cleanAddress, rememberTabs, letterWidths, leanBundle, inlineStyles, search, page.files],
  presets: [['classic', presetOptions]],
  themeConfig,
  customFields: {repository},
};

export default config;
