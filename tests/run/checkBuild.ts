/**
 * `npm run check:build`: builds the site without any cache, and fails when the build prints a warning. `WITH_CACHE=true`
 * keeps the cache, for a quick look at one page.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {brokenLinks, withoutStacks} from './brokenLinks.ts';
import {findWarnings} from './warnings.ts';

// A module that comes from the cache does not repeat its warnings.
const cache = process.env.WITH_CACHE === 'true' ? {} : {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
const env = {...process.env, ...cache};
const build = spawnSync('npm', ['run', 'build'], {env, encoding: 'utf8', maxBuffer: Infinity});
const output = build.stdout + build.stderr;
const broken = brokenLinks(output, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));
console.log(broken.length > 0 ? broken.join('\n') : withoutStacks(output));
const warnings = findWarnings(output);
if (build.status !== 0) {
  console.error('The build failed.');
  process.exitCode = 1;
} else if (warnings.length > 0) {
  console.error(`The build printed ${warnings.length} line(s) with a warning:\n${warnings.join('\n')}`);
  process.exitCode = 1;
}
