import type {ReactNode} from 'react';
import type {Props} from '@theme/EditThisPage';
import EditThisPage from '@theme-original/EditThisPage';
import ReportProblem from '@site/src/components/ReportProblem';
import styles from './styles.module.css';

/** Wrapped: the report link stands beside the edit link on docs, posts and pages alike. */
export default function EditThisPageWrapper(props: Props): ReactNode {
  return (
    <span className={styles.links}>
      <EditThisPage {...props} />
      <ReportProblem />
    </span>
  );
}
