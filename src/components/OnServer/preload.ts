// What Docusaurus waits for on a change of page: the scripts of the next one and, here, for a link to a heading or row, the
// parts that they leave out. Without such a target the page is shown at once, and they come below the first screen.
import preload from '@docusaurus/core/lib/client/preload';
import {whenArrived} from './parts';

export default async function preloadWithParts(pathname: string): Promise<void> {
  await preload(pathname);
  if (window.location.hash) await whenArrived(pathname);
}
