import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePopover} from './popover';
import styles from './styles.module.css';

export interface Props {
  /** Where the term is defined; the stage linkTerms writes this and the next two. */
  readonly to: string;
  /** The sentence that defines the term; text between backquotes is code. */
  readonly definition: string;
  /** The title of the page that it stands on; none for this page. */
  readonly page?: string;
  readonly children: ReactNode;
}

/**
 * A link to the sentence that defines a word. In a browser that has popovers it shows the sentence to the pointer, the
 * keyboard and a first tap; without, in feeds and on paper it is a link and no more.
 */
export default function TermLink({to, definition, page, children}: Props): ReactNode {
  const id = useId();
  const canShow = useIsBrowser() && 'popover' in HTMLElement.prototype;
  const {popover, handlers} = usePopover();
  return (
    // The link and what it shows are one thing to the pointer and to the focus, which may move from one into the other.
    <span {...handlers}>
      <Link to={to} className={styles.link} aria-describedby={canShow ? id : undefined}>
        {children}
      </Link>
      {canShow && (
        <span ref={popover} popover="auto" role="note" aria-label="Definition" className={styles.popover}>
          <span id={id}>
            {definition.split('`').map((text, index) => (index % 2 ? <code key={index}>{text}</code> : text))}
          </span>
          <span className={styles.source}>
            {page ? 'Explained in ' : 'Explained '}
            {/* For a finger and the pointer: the keyboard is on a link that leads there. */}
            <Link to={to} tabIndex={-1}>
              {page ?? 'on this page'}
            </Link>
          </span>
        </span>
      )}
    </span>
  );
}
