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
  /** The lines that the block above shows, from 1: `12-17`. */
  readonly lines?: string;
  /** The finished HTML and the fold's own id, if the program stands here in the page. */
  readonly html?: string;
  readonly id?: string;
  /** In place of these two: the address of the finished HTML, which is fetched when the fold is opened. */
  readonly src?: string;
  /** For readers without JavaScript: the id of the part of the page that has the program, or its address elsewhere. */
  readonly of?: string;
  readonly href?: string;
}

/** Stands below a part of a sample, or below an output: the whole program, folded, with the lines of the part marked. */
export default function WholeProgram({label, name, lines, html, id, src, of, href}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const block = useRef<HTMLElement>(null);
  const [program, setProgram] = useState(html);
  const [hasFailed, setHasFailed] = useState(false);
  const load = async (): Promise<void> => {
    if (program !== undefined || !src) return;
    try {
      const answer = await fetch(src);
      if (!answer.ok) throw new Error(answer.statusText);
      setProgram(await answer.text());
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <details id={id} className={styles.whole} onToggle={() => void load()}>
      <summary>
        {label}: <span translate="no">{name}</span>
      </summary>
      {isBrowser && program !== undefined && (
        <span className={styles.copy}>
          <CopyButton text={() => block.current?.textContent ?? ''} className={code.button}>
            Copy
          </CopyButton>
        </span>
      )}
      {program !== undefined && (
        <pre
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll: the keyboard needs the focus
          tabIndex={0}
          className={code.code}
        >
          <code ref={block} dangerouslySetInnerHTML={{__html: markLines(program, lines)}} />
        </pre>
      )}
      {program === undefined && (!isBrowser || hasFailed) && (
        <p>
          {/* eslint-disable-next-line @docusaurus/no-html-links -- the browser itself leads there, without JavaScript */}
          <a href={of ? `#${of}` : href}>{of ? 'Shown on this page' : 'Open it in the repository'}</a>
        </p>
      )}
    </details>
  );
}
