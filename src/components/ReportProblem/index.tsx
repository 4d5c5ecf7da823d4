import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {reportUrl} from '@site/src/site';

/** A link to the form "something on a page is wrong", with the route of the page that it stands on filled in. */
export default function ReportProblem(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return <Link href={reportUrl(String(siteConfig.customFields?.repository), pathname)}>Report a problem</Link>;
}
