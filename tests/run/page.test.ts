import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {findPage, pageSteps} from './page.ts';

const PAGE = 'docs/advanced/reload-strategies.mdx';
const FILES: Readonly<Record<string, string>> = {
  [PAGE]: '```java sample=advanced/reload_strategies/Watch.java#a\n```\n```text output=shared/Wait.kt\n```\n',
  'docs/advanced/_part.mdx': '',
  'docs/index.mdx': '',
  'docs/plain.mdx': '',
  'samples/core/src/docs/advanced/reload_strategies/Watch.java': '',
  'samples/core/src/docs/advanced/reload_strategies/Watch.java.out': '',
  'samples/core/src/docs/advanced/reload_strategies_more/Other.java': '',
  'samples/core/src/docs/shared/Wait.kt': '',
  'samples/core/src/docs/shared/Wait.kt.out': '',
  'samples/old/src/docs/proofs/Ends.java': `// proves ${PAGE}: it ends\n`,
  'samples/old/src/docs/proofs/Other.java': '// proves docs/index.mdx: nothing\n',
};

let site: string;
beforeAll(() => {
  site = fs.mkdtempSync(path.join(tmpdir(), 'page-'));
  for (const [file, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    fs.writeFileSync(path.join(site, file), text);
  }
});
afterAll(() => fs.rmSync(site, {recursive: true}));

const command = (name: string, page = PAGE): string | undefined =>
  pageSteps(findPage(site, page))
    .find((step) => step.name === name)
    ?.command?.join(' ');

it('finds the samples that a page includes, has or is proven by', () => {
  expect(findPage(site, `./${PAGE}`)).toEqual({
    page: PAGE,
    samples: [
      'samples/core/src/docs/advanced/reload_strategies/Watch.java',
      'samples/core/src/docs/advanced/reload_strategies/Watch.java.out',
      'samples/core/src/docs/shared/Wait.kt',
      'samples/core/src/docs/shared/Wait.kt.out',
      'samples/old/src/docs/proofs/Ends.java',
    ],
  });
});

it('runs the programs of their modules, and reads the page and its samples', () => {
  expect(command('test:samples')).toContain('-pl core,old -am ');
  expect(command('test:samples')).toMatch(
    / -Dsamples\.only=advanced\/reload_strategies\/Watch\.java,shared\/Wait\.kt,proofs\/Ends\.java$/,
  );
  expect(command('check:markdown')).toMatch(/ docs\/advanced\/reload-strategies\.mdx$/);
  expect(command('check:spelling')).toContain(`${PAGE} samples/core/`);
  expect(command('test:unit')).toMatch(/ tests\/samples tests\/pages$/);
});

it('has a step for each kind of check that looks at pages', () => {
  const names = pageSteps(findPage(site, PAGE)).map((step) => step.name);
  const checks = ['check:build', 'check:markdown', 'check:spelling', 'test:samples', 'test:site', 'test:unit'];
  expect(names.sort()).toEqual(checks);
});

it('runs no sample for a page without one', () => expect(command('test:samples', 'docs/plain.mdx')).toBeUndefined());

it('does not know parts of pages, and names the pages that were probably meant', () => {
  expect(() => findPage(site, 'docs/advanced/_part.mdx')).toThrow(
    /^There is no page docs\/advanced\/_part\.mdx\. Did you/,
  );
  expect(() => findPage(site, 'docs/reload-strategies.mdx')).toThrow(
    /Did you mean docs\/advanced\/reload-strategies\.mdx, /,
  );
});
