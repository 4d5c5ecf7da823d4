/** Ejected: a third of the stock icon's bytes. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Warning';

/** A triangle with an exclamation mark. */
export default function AdmonitionIconWarning(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path fillRule="evenodd" d="M12 2 1 21h22zM11 9h2v6h-2zm0 7h2v2h-2z" />
    </svg>
  );
}
