// Ejected: the stock one sets up Intl.DateTimeFormat, which takes 18 ms on the way to a page's first paint.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

/** When a page was last changed: `28 Nov 2026`, in UTC. By whom is not shown, and not asked for in the configuration. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  const dayMonthYear = date.toUTCString().slice(5, 16); // of "Sat, 28 Nov 2026 08:00:00 GMT", ECMA-262 21.4.4.43
  const time = <time dateTime={date.toISOString()}>{dayMonthYear}</time>;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{atDate: time}}>
        {'Last updated on {atDate}'}
      </Translate>
    </span>
  );
}
