/** Ejected: drawn with lines like the rest of the site, in a quarter of the stock icon's bytes, on every page. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';

/** A sun: the page is light. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" strokeWidth={2} {...props}>
      <circle cx={12} cy={12} r={4} />
      <path d="M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2" />
    </svg>
  );
}
