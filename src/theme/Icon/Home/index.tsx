/** Ejected: drawn with lines like the other icons of this site, in half of the stock icon's bytes. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Home';

/** A house: the way to the home page in the breadcrumbs. */
export default function IconHome(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} {...props}>
      <path d="m3 11 9-8 9 8M6 9v11h12V9" />
    </svg>
  );
}
