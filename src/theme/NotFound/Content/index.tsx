// Ejected: the stock text sends readers to the owner of the link; this one sends them on, to the start and the sections.
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import ReportProblem from '@site/src/components/ReportProblem';
import SectionLinks from '@site/src/components/SectionLinks';

/** Loaded when it is needed: the stock code of every document page has this page in it. */
function NearestPage(): ReactNode {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => void import('@site/src/components/NearestPage').then((loaded) => setPart(() => loaded.default)), []);
  return Part && <Part />;
}

/** What stands on the not-found page. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this address. Go to the <Link to="/">home page</Link>, start with{' '}
        <Link to="/docs/tutorial/getting-started">Getting started</Link>, or pick a section:
      </p>
      <SectionLinks />
      <NearestPage />
      <p>
        Did a link on this site bring you here? <ReportProblem />
      </p>
    </main>
  );
}
