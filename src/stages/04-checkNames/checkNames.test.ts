import path from 'node:path';
import {describe} from 'vitest';
import {testFolders} from '../shared/golden.ts';
import checkNames from './index.ts';

describe('checkNames', () => {
  testFolders(path.join(import.meta.dirname, '__fixtures__'), (tree, file, siteDir) => {
    const transform = checkNames.call({} as never, {siteDir});
    (transform as (...args: unknown[]) => void)(tree, file);
  });
});
