import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {SECTIONS} from './src/site.ts';

/** The five sections. The first item of each sidebar is the page that its entry in the navigation bar opens. */
const sections = {
  tutorialSidebar: [
    'tutorial/getting-started',
    {
      type: 'category',
      label: 'Loading - Configurations',
      link: {
        type: 'generated-index',
        slug: '/category/loading---configurations',
        title: 'Loading - Configurations',
        description: 'Where settings come from, how several sources merge, and how each file format becomes one tree.',
      },
      items: [
        'tutorial/loading-configuration/config-sources',
        'tutorial/loading-configuration/supported-sources',
        'tutorial/loading-configuration/config-tree',
        'tutorial/loading-configuration/config-loader',
        'tutorial/loading-configuration/supported-decoders',
      ],
    },
    {
      type: 'category',
      label: 'Retrieving - Configurations',
      link: {
        type: 'generated-index',
        slug: '/category/retrieving---configurations',
        title: 'Retrieving - Configurations',
        description: 'Read values, objects, lists and maps with the types that your program works with.',
      },
      items: [
        'tutorial/retrieving-configurations/retrieving-configuration',
        'tutorial/retrieving-configurations/retrieving-objects',
        'tutorial/retrieving-configurations/retrieving-generic',
        'tutorial/retrieving-configurations/path-mapping',
        'tutorial/retrieving-configurations/retrieving-kotlin',
        'tutorial/retrieving-configurations/supported-decoders',
      ],
    },
    {
      type: 'category',
      label: 'Annotating - Configurations',
      link: {
        type: 'generated-index',
        slug: '/category/annotating---configurations',
        title: 'Annotating - Configurations',
        description:
          'Set paths and defaults in your classes, and mark values in a file as secret, temporary or encrypted.',
      },
      items: ['tutorial/annotations/annotations-code', 'tutorial/annotations/annotations-configs'],
    },
    {
      type: 'category',
      label: 'Tagging - Configurations',
      link: {
        type: 'generated-index',
        slug: '/category/tagging---configurations',
        title: 'Tagging - Configurations',
        description:
          'Keep the settings of several environments, regions or tenants in one program, and choose among them by tag.',
      },
      items: [
        'tutorial/tags-configuration/tags',
        'tutorial/tags-configuration/default-tags',
        'tutorial/tags-configuration/tag-resolution',
        'tutorial/tags-configuration/tag-merging',
        'tutorial/tags-configuration/tag-examples',
      ],
    },
    'tutorial/samples',
  ],
  advancedSidebar: [
    'advanced/reload-strategies',
    'advanced/string-substitution',
    'advanced/node-substitution',
    'advanced/security-encryptedy-nodes',
    'advanced/security-temporary-nodes',
    'advanced/logging',
    'advanced/configurable-options',
  ],
  modulesSidebar: [
    'modules/observability-micrometer',
    'modules/validator-hibernate',
    'modules/guice-injection',
    'modules/koin-injection',
    'modules/kodein-injection',
  ],
  usecaseSidebar: [
    'usecase/override-command-line',
    'usecase/override-env-vars',
    'usecase/dynamic-values',
    'usecase/a-b-testing',
    'usecase/relaxed-path-parsing',
  ],
  architectureSidebar: [
    'architecture/overview',
    'architecture/config-source',
    'architecture/config-loader',
    'architecture/sentence-lexer',
    'architecture/node-processor',
    'architecture/decoders',
    'architecture/result-processor',
    'architecture/validation',
    'architecture/reload-strategies',
  ],
} satisfies SidebarsConfig;

/**
 * The page of /docs; src/components/SiteMap shows there what the five sidebars have. As a generated index it does not
 * become the version's main doc, which stays getting-started.
 */
const allSections = {
  type: 'category',
  label: 'All sections',
  link: {
    type: 'generated-index',
    slug: '/',
    title: 'Documentation',
    description:
      'Every page in reading order: learn the basics, go further, add a module, follow a recipe, or look inside.',
  },
  items: SECTIONS.map(([id, label]) => ({type: 'link', label, href: `/docs/${String(sections[id][0])}`}) as const),
} as const;

export default {...sections, tutorialSidebar: [...sections.tutorialSidebar, allSections]};
