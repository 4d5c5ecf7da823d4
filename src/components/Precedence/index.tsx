import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** The end of the list whose value is used. */
  readonly wins: 'first' | 'last';
  /** A numbered list. */
  readonly children: ReactNode;
}

/** What overrides what: a numbered list that says, to the eye and in words, which end of it wins. */
export default function Precedence({wins, children}: Props): ReactNode {
  return (
    <figure className={styles.precedence}>
      <figcaption>{wins === 'first' ? 'Each wins over those below it:' : 'Each wins over those above it:'}</figcaption>
      <div className={wins === 'first' ? styles.up : styles.down}>{children}</div>
    </figure>
  );
}
