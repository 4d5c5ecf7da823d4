/**
 * `npm run samples:update`: rewrites the outputs of the samples, and the export of the library. With a page, or with a
 * path below samples/<module>/src/docs, it rewrites the outputs of these samples alone.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {sampleRoots} from '../../src/stages/shared/locate.ts';
import {findPage, mavenArguments} from '../run/page.ts';

const PROGRAM = /\.(?:java|kt)$/;

/** The programs of a page, or those whose path begins so. */
function findPrograms(name: string): string[] {
  if (name.endsWith('.mdx')) return findPage('.', name).samples.filter((file) => PROGRAM.test(file));
  const prefix = name.replace(/^samples\/[^/]+\/src\/docs\//, '').replace(/\.(?:out|run)$/, '');
  return sampleRoots('.').flatMap((root) =>
    fs
      .readdirSync(root, {recursive: true, encoding: 'utf8'})
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => PROGRAM.test(file) && file.startsWith(prefix))
      .map((file) => path.join(root, file).replaceAll('\\', '/')),
  );
}

function main(name?: string): number {
  const programs = name === undefined ? [] : findPrograms(name);
  if (name !== undefined && programs.length === 0) throw new Error(`No sample belongs to ${name}`);
  const chosen = programs.length > 0 ? mavenArguments(programs) : [];
  const args = ['-q', '-f', 'samples/pom.xml', 'verify', '-Dsamples.update=true', ...chosen];
  return spawnSync('mvn', args, {stdio: 'inherit'}).status ?? 1;
}

try {
  process.exitCode = main(process.argv[2]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
