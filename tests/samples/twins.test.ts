/**
 * Where a page shows a program in Java and in Kotlin and the output of one of them, a reader takes it for the output of
 * both: so it must be. Where they differ, the page shows each below its program, under its tab.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {candidates} from '../../src/stages/shared/locate.ts';
import {filesOf, findReferences} from '../../src/stages/shared/reference.ts';

const siteDir = path.join(import.meta.dirname, '../..');

/** The output of a sample; undefined when it has none. */
type ReadOutput = (sample: string) => string | undefined;

/** What is wrong with the outputs of a page: each of a pair shown for both though they differ. */
function findUnlikeTwins(page: string, readOutput: ReadOutput): string[] {
  const references = findReferences(page);
  const programs = new Set(references.filter(({kind}) => kind === 'sample').flatMap(filesOf));
  const outputs = new Set(references.filter(({kind}) => kind === 'output').map(({target}) => target));
  return [...outputs].flatMap((shown) => {
    const twin = shown.replace(/\.(java|kt)$/, (_, language) => (language === 'java' ? '.kt' : '.java'));
    if (twin === shown || outputs.has(twin) || !programs.has(twin) || !programs.has(shown)) return [];
    const [one, other] = [readOutput(shown)?.split('\n'), readOutput(twin)?.split('\n')];
    if (!one || !other) return [];
    const line = Array.from({length: Math.max(one.length, other.length)}).findIndex((_, at) => one[at] !== other[at]);
    if (line < 0) return [];
    return [
      `output=${shown} stands for ${twin} too, which prints something else in line ${line + 1}: ${JSON.stringify(other[line] ?? '')} instead of ${JSON.stringify(one[line] ?? '')}; make them print the same, or show each output under its tab`,
    ];
  });
}

const page = '```java+kotlin sample=a/Rooms#read\n```\n```text output=a/Rooms.java\n```\n';
const outputs: Record<string, string> = {'a/Rooms.java': 'one\ntwo\n', 'a/Rooms.kt': 'one\n2\n'};
const read: ReadOutput = (sample) => outputs[sample];

it('finds the line where the twin prints something else', () => {
  expect(findUnlikeTwins(page, read)).toEqual([
    expect.stringMatching(/^output=a\/Rooms\.java stands for a\/Rooms\.kt too, .* in line 2: "2" instead of "two"; /),
  ]);
});

it.each([
  ['which print the same', page, (sample: string) => sample && 'one\n'],
  ['whose outputs are both shown', `${page}\`\`\`text output=a/Rooms.kt\n\`\`\`\n`, read],
  ['of which the page shows one', page.replace('java+kotlin sample=a/Rooms#read', 'java sample=a/Rooms.java'), read],
  ['of which one prints nothing', page, (sample: string) => (sample.endsWith('.kt') ? undefined : 'one')],
])('does not mind twins %s', (_, text, outputOf) => expect(findUnlikeTwins(text, outputOf)).toEqual([]));

it('every output of a page is that of both programs shown', () => {
  const readOutput: ReadOutput = (sample) => {
    const file = candidates(siteDir, `${sample}.out`).find((one) => fs.existsSync(one));
    return file && fs.readFileSync(file, 'utf8');
  };
  const faults = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) =>
        findUnlikeTwins(fs.readFileSync(path.join(siteDir, folder, name), 'utf8'), readOutput).map(
          (fault) => `${folder}/${name}: ${fault}`,
        ),
      ),
  );
  expect(faults).toEqual([]);
});
