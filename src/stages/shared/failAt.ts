import path from 'node:path';
import type {Node} from 'unist';
import type {VFile} from 'vfile';

/**
 * Stops the build with the place inside the message, since Docusaurus prints the message alone.
 * @param siteDir the folder that the page's path is written from
 * @param node where the mistake stands
 * @throws VFileMessage always
 */
export function failAt(
  file: VFile,
  {siteDir}: {readonly siteDir: string},
  reason: string,
  node: {position?: Node['position']},
): never {
  const start = node.position?.start;
  const page = path.relative(siteDir, file.path ?? '');
  file.fail(`${page}:${start?.line ?? 1}:${start?.column ?? 1}: ${reason}`, {place: start});
}
