import {
  Children,
  isValidElement,
  type ComponentProps,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

export type Props = ComponentProps<'table'>;

type Parent = ReactElement<{readonly children?: ReactNode}>;

const childrenOf = (node: ReactNode): ReactNode[] =>
  isValidElement(node) ? Children.toArray((node as Parent).props.children) : [];

const textOf = (node: ReactNode): string => (typeof node === 'string' ? node : childrenOf(node).map(textOf).join(''));

/** The words of the cells of the header. */
function headerOf(children: ReactNode): string[] {
  const [head] = Children.toArray(children).filter(isValidElement);
  return childrenOf(childrenOf(head).find(isValidElement)).filter(isValidElement).map(textOf);
}

const labelOf = (text: string): string => (text.endsWith('?') ? `${text} ` : `${text}: `);

/**
 * A table that scrolls inside a box of its own when it is wider than the page; the keyboard reaches the box. On a phone a
 * row of three or more cells becomes a list of them.
 */
export default function TableBox({'aria-label': label = 'Table', children, ...props}: Props): ReactNode {
  const header = headerOf(children);
  const isWide = header.length > 2;
  // On a phone a rule puts them before the cells: `--c2` before each second one.
  const columns = header.map((text, index) => [`--c${index + 1}`, JSON.stringify(text && labelOf(text))]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the box scrolls: the keyboard needs the focus
    <div role="group" aria-label={label} tabIndex={0} className={styles.box}>
      <table {...props} {...(isWide && {className: styles.wide, style: Object.fromEntries(columns) as CSSProperties})}>
        {children}
      </table>
    </div>
  );
}
