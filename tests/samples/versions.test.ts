/** A version that a page names is one that the samples run with; a change in a build file must reach the pages. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const filesIn = (folder: string, name: RegExp): string[] =>
  fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file));

it('each version in a page stands in a build file of the samples', () => {
  const builds = filesIn('samples', /^(?:\w+\/)?pom\.xml$/).map((file) =>
    fs.readFileSync(path.join(root, file), 'utf8'),
  );
  const known = new Set(builds.flatMap((build) => build.match(/(?<=>)\d+\.\d+\.\d+(?=<)/g) ?? []));
  const named = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    filesIn(folder, /\.mdx$/).flatMap((file) =>
      fs
        .readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          (line.match(/\b\d+\.\d+\.\d+\b/g) ?? []).map((version) => ({file, line: index + 1, version})),
        ),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({version}) => !known.has(version))).toEqual([]);
});
