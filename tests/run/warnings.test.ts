import {expect, it} from 'vitest';
import {findWarnings} from './warnings.ts';

it('finds the warnings of a build', () => {
  const warnings = [
    '[WARNING] Docusaurus found broken anchors!',
    'Warning: Each child in a list should have a unique "key" prop.',
    '2 warnings',
    '(node:7) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
    'npm warn Unknown env config',
  ];
  const fine = [
    '[INFO] [en] Creating an optimized production build...',
    '[SUCCESS] Generated static files in "build".',
    'forwarning',
    '',
  ];
  expect(findWarnings([...fine, ...warnings].join('\n'))).toEqual(warnings);
});
