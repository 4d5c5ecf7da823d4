import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {reportUrl} from '@site/src/site';

/** A link to the form "something on a page is wrong", with the route of the page that it stands on filled in. */
export default function ReportProblem(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  // The not-found page is rendered for /404.html: the key makes the link anew once the real address is known.
  const key = String(useIsBrowser());
  return (
    <Link key={key} href={reportUrl(String(siteConfig.customFields?.repository), pathname)}>
      Report a problem
    </Link>
  );
}
