/**
 * Finds the files that a fence names. A reference is a path below the `src/docs` folder of one of the Maven modules
 * in `samples/`, such as `advanced/reload_strategies/ManualReload.java`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import {readText} from './readText.ts';
import {SampleError} from './sampleError.ts';

/** Every path that a reference may stand for, one for each Maven module, in the order of their names. */
export function candidates(siteDir: string, reference: string): string[] {
  return sampleRoots(siteDir).map((root) => path.join(root, reference));
}

/** The folders that references start from: `samples/<module>/src/docs`. */
export function sampleRoots(siteDir: string): string[] {
  const samples = path.join(siteDir, 'samples');
  return fs
    .readdirSync(samples)
    .sort()
    .map((module) => path.join(samples, module, 'src', 'docs'))
    .filter((root) => fs.existsSync(root));
}

/**
 * Reads the file that a reference names.
 * @returns its absolute path and its text
 * @throws SampleError when the reference leaves `samples/`, or no file or more than one has this name
 */
export function locate(siteDir: string, reference: string): {readonly file: string; readonly text: string} {
  if (path.isAbsolute(reference) || reference.split(/[\\/]/).includes('..')) {
    throw new SampleError(`"${reference}" leaves samples/; write the path below samples/<module>/src/docs`);
  }
  const found = candidates(siteDir, reference).filter((file) => fs.existsSync(file) && fs.statSync(file).isFile());
  const [file] = found;
  if (file === undefined) {
    throw new SampleError(`there is no ${reference} in samples/*/src/docs${suggestion(siteDir, reference)}`);
  }
  if (found.length > 1) {
    const places = found.map((one) => path.relative(siteDir, one)).join(' and ');
    throw new SampleError(`${reference} stands in ${places}; keep one`);
  }
  return {file, text: readText(file)};
}

/** Names the files that were probably meant: the same name in another folder, or the closest ones of this folder. */
function suggestion(siteDir: string, reference: string): string {
  if (reference.endsWith('.out')) {
    return '; run "npm run samples:update" to make it from its sample';
  }
  const all = sampleRoots(siteDir).flatMap((root) =>
    fs
      .readdirSync(root, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.\w+$/.test(name) && !/\.(?:out|run)$/.test(name)),
  );
  const sameName = all.filter((name) => path.basename(name).toLowerCase() === path.basename(reference).toLowerCase());
  const sameFolder = all.filter((name) => path.dirname(name) === path.dirname(reference));
  const near = [...new Set(sameName.length > 0 ? sameName : sameFolder)]
    .sort((a, b) => distance(a, reference) - distance(b, reference) || a.localeCompare(b))
    .slice(0, 3);
  return near.length > 0 ? `; did you mean ${near.join(', ')}?` : '; no folder of that name either';
}
