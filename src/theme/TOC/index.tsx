import type {ReactNode} from 'react';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/** Wrapped: the contents of a page are a landmark with a name, so that a screen reader lists them. */
export default function TOCWrapper(props: Props): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <TOC {...props} />
    </nav>
  );
}
