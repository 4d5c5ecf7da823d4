import {expect, it} from 'vitest';
import {wordsOf} from './engine.ts';

it.each([
  ['reload a file', 'reload a file'],
  ['http.idleTimeout', 'http.idleTimeout'],
  ['java.lang.NullPointerException: value can not be null', 'NullPointerException: value can not be null'],
  [
    'Exception in thread "main" org.github.gestalt.config.exceptions.GestaltException: No results',
    'GestaltException: No results',
  ],
  [
    'Failed getting config path: db.port, for class: java.lang.Integer - level: ERROR, message: Unable to parse a number',
    'Unable to parse a number',
  ],
  ['Failed to load configs - level: ERROR, message: Unable one - level: WARN, message: Unable two', 'Unable one'],
  ['Failed to load configs\n - level: ERROR, message: Mine\n - level: ERROR, message: Unable two', 'Unable two'],
  ['Failed to load configs\n - level: ERROR, message: Mine\n - level: ERROR, message: Yours', 'Failed to load configs'],
  ['- level: ERROR, message: Mine', 'Mine'],
])('"%s" looks for "%s"', (pasted, words) =>
  expect(wordsOf(pasted, (error) => error.startsWith('Unable'))).toBe(words),
);
