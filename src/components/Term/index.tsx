import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface Props {
  /** What links to the term lead to; the stage linkTerms makes it of the text. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A term in the sentence that explains it. */
export default function Term({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <dfn id={id} className={styles.term}>
      {children}
    </dfn>
  );
}
