import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {groupPages, type Group} from './groupPages.ts';
import styles from './styles.module.css';

/** Every page of every section with its title and description, in reading order: a list of tasks. */
export default function SiteMap(): ReactNode {
  const {docs, docsSidebars} = useDocsVersion();
  const {items} = useThemeConfig().navbar;
  const sections = items.flatMap(({type, sidebarId, label}) =>
    type === 'docSidebar' ? [{label: String(label), groups: groupPages(docsSidebars[String(sidebarId)]!)}] : [],
  );
  return sections.map(({label, groups}) => (
    <section key={label} aria-label={label} className={styles.section}>
      <Heading as="h2" id={label.toLowerCase().replace(/\W+/g, '-')}>
        <Link to={groups[0]?.pages[0]?.href}>{label}</Link>
      </Heading>
      {groups.map((group) => (
        <Pages key={group.href ?? ''} {...group} docs={docs} />
      ))}
    </section>
  ));
}

interface PagesProps extends Group {
  /** The titles and descriptions of all pages, by their ids. */
  readonly docs: ReturnType<typeof useDocsVersion>['docs'];
}

function Pages({label, href, pages, docs}: PagesProps): ReactNode {
  return (
    <>
      {label && (
        <Heading as="h3">
          <Link to={href}>{label}</Link>
        </Heading>
      )}
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.href}>
            <Link to={page.href}>{docs[page.docId!]?.title ?? page.label}</Link>
            <p>{docs[page.docId!]?.description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
