/**
 * A page that says what an older release does runs the same program with both. The comparison is fair only if it is the
 * same program: a copy differs from its twin in the package and the regions, and in nothing else.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readText} from '../../src/stages/shared/readText.ts';

const samples = path.join(import.meta.dirname, '../../samples');
const folder = (module: string, name: string): string => path.join(samples, module, 'src/docs', name);
const packageOf = (name: string): string => `package docs.${name.replaceAll('/', '.')};`;

/** The folder with the copies, and that of their twins: each as its module and its path below `src/docs`. */
const pairs = [
  ['previous', 'blog/release_0_37_0', 'core', 'blog/release_0_37_1'],
  ['prometheus', 'modules/observability_micrometer_1_16', 'micrometer', 'modules/observability_micrometer'],
] as const;

it.each(pairs)('the programs of %s/%s are those of %s/%s', (oldModule, oldName, module, name) => {
  const programs = fs.readdirSync(folder(oldModule, oldName)).filter((file) => file.endsWith('.java'));
  expect(programs.length).toBeGreaterThan(0);
  for (const file of programs) {
    const copy = readText(path.join(folder(oldModule, oldName), file));
    const twin = readText(path.join(folder(module, name), file));
    const whole = twin.replace(/^[ \t]*\/\/ (?:end)?region .*\n/gm, '');
    expect(copy.replace(packageOf(oldName), packageOf(name)), file).toBe(whole);
  }
});
