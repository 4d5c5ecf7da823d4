import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = ComponentProps<'table'>;

/** A table that scrolls inside a box of its own when it is wider than the page; the keyboard reaches the box. */
export default function TableBox({'aria-label': label = 'Table', ...props}: Props): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the box scrolls: the keyboard needs the focus
    <div role="group" aria-label={label} tabIndex={0} className={styles.box}>
      <table {...props} />
    </div>
  );
}
