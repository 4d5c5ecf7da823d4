// Ejected: the stock card cuts its description after one line and puts an emoji before the title.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** One entry of a category page: the title as a link, and the description in full. */
export default function DocCard({item}: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') return null;
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  return (
    <div className={styles.card}>
      <Heading as="h2" className={styles.title}>
        <Link to={href}>{item.label}</Link>
      </Heading>
      <p>{item.description ?? doc?.description}</p>
    </div>
  );
}
