import {useEffect, useState, type ReactNode} from 'react';

export interface Props {
  /** What goes to the clipboard, byte for byte; a function is asked when the button is pressed. */
  readonly text: string | (() => string);
  /** The button's label. */
  readonly children: string;
  readonly className?: string;
}

/** How long the button says that it has copied, in milliseconds; long enough to read two words. */
const SHOWN = 2000;

/** A button that copies a text and says so, to the eye and in a live region. */
export default function CopyButton({text, children, className}: Props): ReactNode {
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(''), SHOWN);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async (): Promise<void> => {
    try {
      // There is no clipboard where the connection is not secure.
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setSaid('Copied');
    } catch {
      setSaid('Copying failed: select the text instead');
    }
  };

  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {children}
      </button>
      <span aria-live="polite">{said}</span>
    </>
  );
}
