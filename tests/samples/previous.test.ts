/**
 * A post about a release runs its programs with the release before as well. A comparison is fair only if both are the
 * same program: the copies in `samples/previous` differ from their twins in the package and the regions, and in nothing else.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const samples = path.join(import.meta.dirname, '../../samples');
const posts = (module: string): string => path.join(samples, module, 'src/docs/blog');

/** Each post about a release, and the release before it. */
const pairs = [['release_0_37_1', 'release_0_37_0']] as const;

it.each(pairs)('%s runs the same programs as %s', (post, before) => {
  const programs = fs.readdirSync(path.join(posts('previous'), before)).filter((name) => name.endsWith('.java'));
  expect(programs.length).toBeGreaterThan(0);
  for (const name of programs) {
    const old = fs.readFileSync(path.join(posts('previous'), before, name), 'utf8');
    const now = fs.readFileSync(path.join(posts('core'), post, name), 'utf8');
    const whole = now.replace(/^[ \t]*\/\/ (?:end)?region .*\n/gm, '');
    expect(old.replace(`package docs.blog.${before};`, `package docs.blog.${post};`), name).toBe(whole);
  }
});
