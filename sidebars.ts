import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The five sections. The first item of each sidebar is the page that its entry in the navigation bar opens. */
const sidebars: SidebarsConfig = {
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
        'tutorial/loading-configuration/config-tree',
        'tutorial/loading-configuration/config-loader',
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
      ],
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
    {
      // The page of /docs. As a generated index it does not become the version's main doc, which stays getting-started.
      type: 'category',
      label: 'All sections',
      link: {
        type: 'generated-index',
        slug: '/',
        title: 'Documentation',
        description: 'Five sections: learn the basics, go further, add a module, take a recipe, or look inside.',
      },
      items: [
        {
          type: 'link',
          href: '/docs/tutorial/getting-started',
          label: 'Tutorial - Basics',
          description: 'Load files and read typed values. Start here.',
        },
        {
          type: 'link',
          href: '/docs/advanced/reload-strategies',
          label: 'Tutorial - Advanced',
          description: 'Reload while the program runs.',
        },
        {
          type: 'link',
          href: '/docs/modules/observability-micrometer',
          label: 'Modules',
          description: 'Measure reads and reloads with the optional Micrometer module.',
        },
        {
          type: 'link',
          href: '/docs/usecase/override-command-line',
          label: 'Use Cases',
          description: 'One task a page: override a value from the command line.',
        },
        {
          type: 'link',
          href: '/docs/architecture/overview',
          label: 'Architecture',
          description: 'What happens between a file and a typed value, and where you can plug in.',
        },
      ],
    },
  ],
  advancedSidebar: ['advanced/reload-strategies'],
  modulesSidebar: ['modules/observability-micrometer'],
  usecaseSidebar: ['usecase/override-command-line'],
  architectureSidebar: ['architecture/overview'],
};

export default sidebars;
