// Ejected: the stock text sends readers to the owner of the link; this one sends them on, to the start and the sections.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import ReportProblem from '@site/src/components/ReportProblem';

const SECTIONS = [
  ['/docs/tutorial/getting-started', 'Tutorial - Basics'],
  ['/docs/advanced/reload-strategies', 'Tutorial - Advanced'],
  ['/docs/modules/observability-micrometer', 'Modules'],
  ['/docs/usecase/override-command-line', 'Use Cases'],
  ['/docs/architecture/overview', 'Architecture'],
] as const;

/** What stands on the not-found page. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this address. Go to the <Link to="/">home page</Link>, start with{' '}
        <Link to="/docs/tutorial/getting-started">Getting started</Link>, or pick a section:
      </p>
      <ul>
        {SECTIONS.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <p>
        Did a link on this site bring you here? <ReportProblem />
      </p>
    </main>
  );
}
