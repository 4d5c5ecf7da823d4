import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** The sentence; the plugin includeSample writes it from the versions that the samples run with. */
  readonly children: ReactNode;
}

/** The releases that a page's programs are run with, below its first sentences. */
export default function VerifiedWith({children}: Props): ReactNode {
  return <div className={styles.mark}>{children}</div>;
}
