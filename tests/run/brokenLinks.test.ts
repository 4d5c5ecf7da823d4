import {expect, it} from 'vitest';
import {baseUrl} from '../../src/site.ts';
import {brokenLinks, withoutStacks} from './brokenLinks.ts';

const OUTPUT = `[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (build.js:76:15)
    ... 4 lines matching cause stack trace ...
  [cause]: Error: Docusaurus found broken links!
  - Broken link on source page path = ${baseUrl()}docs/a:
     -> linking to ${baseUrl()}docs/nope
     -> linking to ../nope.mdx#z (resolved as: ${baseUrl()}nope.mdx#z)
  - Broken anchor on source page path = ${baseUrl()}docs:
     -> linking to #gone
      at throwError (logger.js:80:11)`;

it('names the file and the line of each broken link, or the page', () => {
  const read = (file: string): string | undefined =>
    file === 'docs/a.mdx' ? '# A\n\nSee [x](/docs/nope)\nand [y](../nope.mdx#z).' : undefined;
  expect(brokenLinks(OUTPUT, read)).toEqual([
    `docs/a.mdx:3: the link to ${baseUrl()}docs/nope leads nowhere; correct it, or make the page`,
    'docs/a.mdx:4: the link to ../nope.mdx#z leads nowhere; correct it, or make the page',
    `${baseUrl()}docs: the link to #gone leads nowhere; correct it, or make the page`,
  ]);
  expect(brokenLinks('[SUCCESS] Generated static files', read)).toEqual([]);
});

it('leaves out the lines of stacks', () => {
  expect(withoutStacks(OUTPUT)).not.toMatch(/ at \w+ \(|lines matching/);
  expect(withoutStacks(OUTPUT)).toContain('[cause]: Error: Docusaurus found broken links!');
});
