/**
 * Ejected: the stock fold keeps its own record of being open, and closes what the browser has opened for a link to a row
 * in it. This one is the browser's own.
 */
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface Props extends ComponentProps<'details'> {
  /** The `summary` element; MDX takes it out of the children. */
  readonly summary?: ReactNode;
}

/** A fold of a page. */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('alert alert--info', styles.details, className)}>
      {summary}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
