import fs from 'node:fs';
import path from 'node:path';
import {describe} from 'vitest';
import {testFolders} from '../shared/golden.ts';
import includeSample from './index.ts';

const PAGES = ['docs/rooms.mdx', 'docs/tables.mdx', 'docs/start.mdx'];

describe('includeSample', () => {
  testFolders(path.join(import.meta.dirname, '__fixtures__'), (tree, file, siteDir) => {
    const transform = includeSample.call({} as never, {
      siteDir,
      repository: 'https://github.com/gestalt-config/gestalt',
      sections: () => [{label: 'Tutorial', pages: PAGES.filter((page) => fs.existsSync(path.join(siteDir, page)))}],
    });
    (transform as (...args: unknown[]) => void)(tree, file);
  });
});
