import path from 'node:path';
import {describe} from 'vitest';
import {testFolders} from '../shared/golden.ts';
import includeSample from './index.ts';

describe('includeSample', () => {
  testFolders(path.join(import.meta.dirname, '__fixtures__'), (tree, file, siteDir) => {
    const transform = includeSample.call({} as never, {
      siteDir,
      repository: 'https://github.com/gestalt-config/gestalt',
      sections: () => [{label: 'Tutorial', pages: ['docs/rooms.mdx', 'docs/tables.mdx']}],
    });
    (transform as (...args: unknown[]) => void)(tree, file);
  });
});
