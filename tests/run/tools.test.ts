import {expect, it} from 'vitest';
import {isJava17} from './tools.ts';

it.each([
  ['javac 17.0.15', true],
  ['javac 21', true],
  ['javac 11.0.2', false],
  ['javac 1.8.0_402', false],
  ['Apache Maven 3.8.7\nJava version: 17.0.15, vendor: Debian', true],
  ['Apache Maven 3.8.7\nJava version: 11.0.2, vendor: Debian', false],
  ['', false],
])('isJava17: %s', (answer, expected) => expect(isJava17(answer)).toBe(expected));
