import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

export interface Props {
  /** The id of the row; the plugin markParts makes it. */
  readonly id: string;
  /** What the row is about. */
  readonly label: string;
}

/** A row's link to itself. The check of links learns here that the row can be linked to. */
export default function RowLink({id, label}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const {hash} = useLocation();
  // A link from another page changes the address without telling the browser, which then knows no :target.
  const here = useIsBrowser() && hash === `#${id}`;
  return (
    <Link
      to={`#${id}`}
      className={styles.link}
      aria-label={`Direct link to ${label}`}
      aria-current={here ? 'location' : undefined}
      translate="no"
    />
  );
}
