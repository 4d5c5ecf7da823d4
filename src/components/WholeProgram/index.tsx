import {useRef, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CopyButton from '@site/src/components/CopyButton';
import code from '@site/src/theme/CodeBlock/styles.module.css';
import {markLines} from './markLines.ts';
import styles from './styles.module.css';

export interface Props {
  /** What the program is to the block above, such as `Whole program`. */
  readonly label: string;
  /** The name of its file. */
  readonly name: string;
  /** The finished HTML of the program. */
  readonly html: string;
  /** The lines that the block above shows, from 1: `12-17`. */
  readonly lines?: string;
  /** The fold's own id: the program stands here in the page, for readers without JavaScript, too. */
  readonly id?: string;
  /** In place of it, the id of the part of the page where they find the program. */
  readonly of?: string;
  /** In place of both, its address in the repository. */
  readonly href?: string;
}

/** Stands below a part of a sample, or below an output: the whole program, folded, with the lines of the part marked. */
export default function WholeProgram({label, name, html, lines, id, of, href}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const block = useRef<HTMLElement>(null);
  const [isShown, setIsShown] = useState(id !== undefined);
  return (
    <details id={id} className={styles.whole} onToggle={() => setIsShown(true)}>
      <summary>
        {label}: <span translate="no">{name}</span>
      </summary>
      {isBrowser && (
        <span className={styles.copy}>
          <CopyButton text={() => block.current?.textContent ?? ''} className={styles.button}>
            Copy
          </CopyButton>
        </span>
      )}
      {isShown && (
        <pre
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll: the keyboard needs the focus
          tabIndex={0}
          className={code.code}
        >
          <code ref={block} dangerouslySetInnerHTML={{__html: markLines(html, lines)}} />
        </pre>
      )}
      {!isShown && !isBrowser && (
        <p>
          {/* eslint-disable-next-line @docusaurus/no-html-links -- the browser itself leads there, without JavaScript */}
          <a href={of ? `#${of}` : href}>{of ? 'Shown on this page' : 'Open it in the repository'}</a>
        </p>
      )}
    </details>
  );
}
