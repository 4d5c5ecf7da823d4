import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

export interface Props {
  /** The import lines that the region above needs; may be empty. */
  readonly imports: string;
  /** The whole file that the region is a part of. */
  readonly file: string;
}

/** Stands below a part of a sample: the imports that it needs, folded, and a button that copies the whole file. */
export default function SampleTools({imports, file}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const count = imports ? imports.split('\n').length : 0;
  return (
    <div className={styles.tools}>
      {count > 0 && (
        <details className={styles.imports}>
          <summary>{count === 1 ? '1 import' : `${count} imports`}</summary>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll: the keyboard needs the focus */}
          <pre tabIndex={0} aria-label="Imports">
            {imports}
          </pre>
        </details>
      )}
      {isBrowser && (
        <span className={styles.copy}>
          <CopyButton text={file} className={styles.button}>
            Copy whole file
          </CopyButton>
        </span>
      )}
    </div>
  );
}
