import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import ReportProblem from '@site/src/components/ReportProblem';
import map from '@site/src/components/SiteMap/styles.module.css';
import Example from './_home/example.mdx';
import Install from './_home/install.mdx';
import styles from './index.module.css';

/** What readers come for: a page, its title, and what they can do after it. */
const TASKS = [
  [
    '/docs/tutorial/loading-configuration/config-sources',
    'Combine configuration sources',
    'Let environment variables and -D options win over your files, so that one build runs everywhere.',
  ],
  [
    '/docs/tutorial/retrieving-configurations/retrieving-objects',
    'Bind settings to your own types',
    'Read a group of settings as a record or a data class, and say which of its members may be missing.',
  ],
  [
    '/docs/usecase/override-command-line',
    'Override a value from the command line',
    <>
      Add one more source, start the program with <code>-Dhttp.port=9090</code>, and this run uses port 9090, whatever
      the files say.
    </>,
  ],
  [
    '/docs/tutorial/tags-configuration/tags',
    'Tag sources by environment',
    'Keep the settings of your laptop, the test system and production side by side, and choose by a tag.',
  ],
  [
    '/docs/advanced/reload-strategies',
    'Choose a reload strategy',
    'Pick up a changed file while the program runs: at once, on a timer, or when you ask for it.',
  ],
  [
    '/docs/modules/observability-micrometer',
    'Measure reads and reloads with Micrometer',
    'See on a dashboard which values are missing and which reads and reloads fail, before a user tells you.',
  ],
] as const;

/** The home page: what the library does, shown by a program of `samples/` and what it printed. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title="Configuration for Java and Kotlin"
      description="Gestalt Config merges files, environment and other sources into one configuration and reads typed values from it, in Java and Kotlin."
    >
      <main className={styles.page}>
        <div className={styles.first}>
          <header className={styles.header}>
            <Heading as="h1">{siteConfig.tagline}</Heading>
            <p className={styles.lead}>
              Gestalt Config reads your files, environment variables and other sources in the order you add them. A
              later source overrides only the keys it names, so each file stays short. Your program asks for records,
              lists and numbers instead of strings.
            </p>
            <p className={styles.actions}>
              <Link className={styles.start} to="/docs/tutorial/getting-started">
                Getting started
              </Link>
              <Link to="/docs">All documentation</Link>
            </p>
          </header>
          <MDXContent>
            <Example />
          </MDXContent>
        </div>

        <section aria-labelledby="install" className={styles.section}>
          <Heading as="h2" id="install">
            Add it to your build
          </Heading>
          <MDXContent>
            <Install />
          </MDXContent>
        </section>

        <section aria-labelledby="tasks" className={styles.section}>
          <Heading as="h2" id="tasks">
            What you can do with it
          </Heading>
          <ul className={map.pages}>
            {TASKS.map(([to, label, text]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <p className={styles.report}>
            Every program on this site is compiled before it is published, and run unless it needs a cloud account:{' '}
            <Link to="/markdown-page">how this site is verified</Link>. <ReportProblem />
          </p>
        </section>
      </main>
    </Layout>
  );
}
