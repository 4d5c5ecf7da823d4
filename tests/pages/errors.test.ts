/** The index of errors has an entry for every error of the library, and none for anything else. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {ErrorIndex, readErrors} from '../../src/stages/3-markParts/errors.ts';
import {readText} from '../../src/stages/shared/readText.ts';

const siteDir = path.join(import.meta.dirname, '../..');

it('every error class and every message of an exception has one entry', () => {
  const page = readText(path.join(siteDir, 'docs/architecture/validation.mdx'));
  const errors = readErrors(siteDir);
  const index = new ErrorIndex(errors);
  const tables = [...page.matchAll(/<ErrorRows>\n\n[^]*?\n\n<\/ErrorRows>/g)].map(([table]) => table);
  const rows = tables.flatMap((table) => table.split('\n').filter((line) => line.startsWith('| `')));
  for (const row of rows) for (const [, name] of (row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)) index.take(name!);
  expect(() => index.finish()).not.toThrow();
  expect(errors.length).toBeGreaterThan(200);
});
