import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

const SECTIONS = [
  ['/docs/tutorial/getting-started', 'Tutorial - Basics'],
  ['/docs/advanced/reload-strategies', 'Tutorial - Advanced'],
  ['/docs/modules/observability-micrometer', 'Modules'],
  ['/docs/usecase/override-command-line', 'Use Cases'],
  ['/docs/architecture/overview', 'Architecture'],
] as const;

/** The five sections, each with its first page: where somebody goes on who has not found a page. */
export default function SectionLinks(): ReactNode {
  return (
    <ul>
      {SECTIONS.map(([to, label]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
