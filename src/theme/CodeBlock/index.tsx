/**
 * Ejected: the stock block highlights in the reader's browser and is mounted twice. This one shows the HTML that the
 * plugin highlightCode made when the site was built.
 */
import {useRef, useState, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

export interface Props {
  /** The finished HTML; its `textContent` is the code to the byte. */
  readonly html?: string;
  /** The code itself, for a block in a React page, without colours; below finished HTML, a fold with the whole program. */
  readonly children?: ReactNode;
  /** The language as a reader calls it. */
  readonly language?: string;
  /** The name of the file, or what the block is. */
  readonly title?: string;
  /** The number of the first line, when lines are numbered. */
  readonly start?: string;
  /** How many lines have a note in the list behind the block. */
  readonly notes?: string;
  /** The length of the longest line in characters. */
  readonly columns?: string;
  /** The whole sample in the repository. */
  readonly href?: string;
  /** Where folds on the page find the file that this block shows. */
  readonly id?: string;
  /** The sample that printed this block: long lines wrap. */
  readonly outputof?: string;
}

/** What fits into a block on a phone of 320 px, and beside the sidebars of a wide screen, in characters. */
const NARROW = 29;
const WIDE = 72;

/** A block of code with its file name, its language, and buttons to copy it and to wrap its long lines. */
export default function CodeBlock(props: Props): ReactNode {
  const {html, children, language, title, start, notes, columns, href, id, outputof} = props;
  const code = useRef<HTMLElement>(null);
  const [wrapped, setWrapped] = useState(false);
  const isBrowser = useIsBrowser();
  const length = outputof ? 0 : Number(columns ?? WIDE);
  const scrolls = length > NARROW && !wrapped;
  // Most blocks are in between, and their pages have no room for a word on it.
  const width = !outputof && (length > WIDE ? styles.wide : length <= NARROW && styles.short);
  return (
    <figure
      id={id}
      className={clsx(
        'theme-code-block',
        styles.block,
        outputof && styles.output,
        wrapped && styles.wrapped,
        start && styles.numbered,
        notes && styles.noted,
      )}
    >
      {title && <figcaption className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</figcaption>}
      <div className={clsx(styles.tools, !title && styles.alone, width)}>
        {!outputof && language !== 'Text' && <span className={styles.language}>{language}</span>}
        {isBrowser && length > NARROW && (
          <button
            type="button"
            className={clsx(styles.button, length <= WIDE && styles.onNarrow)}
            aria-pressed={wrapped}
            onClick={() => setWrapped(!wrapped)}
          >
            Wrap
          </button>
        )}
        {isBrowser && (
          <CopyButton text={() => code.current?.textContent ?? ''} className={styles.button}>
            Copy
          </CopyButton>
        )}
      </div>
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll: the keyboard needs the focus
        tabIndex={scrolls ? 0 : undefined}
        className={styles.code}
        style={start ? ({'--first-line': Number(start) - 1} as CSSProperties) : undefined}
      >
        {html === undefined ? (
          <code ref={code}>{children}</code>
        ) : (
          <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
      {html !== undefined && children}
    </figure>
  );
}
