import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import styles from './styles.module.css';

/**
 * What stands below the first screen of a page. After a click on a link it follows the first paint, so that this comes
 * sooner; what stands behind it stays off the screen meanwhile, however tall that is. A page that is loaded, gone back to or opened at a heading is rendered whole.
 */
export default function BelowFirstScreen({children}: {readonly children: ReactNode}): ReactNode {
  const {action, location} = useHistory();
  const [isDue, setIsDue] = useState(action !== 'PUSH' || location.hash !== '');
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue ? children : <div className={styles.room} />;
}
