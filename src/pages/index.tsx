import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import ReportProblem from '@site/src/components/ReportProblem';
import Install from './_home/install.mdx';
import Program from './_home/program.mdx';
import Result from './_home/result.mdx';
import Sources from './_home/sources.mdx';
import styles from './index.module.css';

/** The four things that readers come for: page, link, and what they find there. */
const TASKS = [
  [
    '/docs/usecase/override-command-line',
    'Override a value from the command line',
    'A system property that is added last wins over every file.',
  ],
  [
    '/docs/advanced/reload-strategies',
    'Reload while the program runs',
    'On a saved file, on a timer, or when you say so.',
  ],
  [
    '/docs/modules/observability-micrometer',
    'Measure reads and reloads',
    'Counters and timers for Micrometer, off until you ask for them.',
  ],
  [
    '/docs/architecture/overview',
    'See what happens inside',
    'Which part merges, substitutes and decodes a value, and in which order.',
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
        <header className={styles.header}>
          <Heading as="h1">{siteConfig.tagline}</Heading>
          <p className={styles.lead}>
            Gestalt Config reads your sources in the order you add them, lets the later one win key by key, and hands
            you records, data classes, numbers and lists.
          </p>
          <p className={styles.actions}>
            <Link className={styles.start} to="/docs/tutorial/getting-started">
              Getting started
            </Link>
            <Link to="/docs">All documentation</Link>
          </p>
        </header>

        <section aria-labelledby="example" className={styles.section}>
          <Heading as="h2" id="example">
            Two files, one object
          </Heading>
          <MDXContent>
            <div className={styles.parts}>
              <div>
                <Sources />
              </div>
              <div className={styles.whole}>
                <div className={styles.square}>
                  <Result />
                </div>
              </div>
            </div>
            <Program />
          </MDXContent>
        </section>

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
            What readers come for
          </Heading>
          <ul className={styles.tasks}>
            {TASKS.map(([to, label, text]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <p className={styles.report}>
            Every program on this site is compiled and run before it is published:{' '}
            <Link to="/markdown-page">how this site is verified</Link>. <ReportProblem />
          </p>
        </section>
      </main>
    </Layout>
  );
}
