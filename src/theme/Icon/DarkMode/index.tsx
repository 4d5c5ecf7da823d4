/** Ejected: drawn with lines like the rest of the site, in half of the stock icon's bytes, on every page. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

/** A moon: the page is dark. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" strokeWidth={2} {...props}>
      <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z" />
    </svg>
  );
}
