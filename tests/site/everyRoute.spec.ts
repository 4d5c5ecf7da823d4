/**
 * What is true of every route that the build has. The checks stand in everyRoute/, by their subject; those of one visit
 * look at one opened page, in this order. A test of one page, or of how the reader gets from page to page, stands in a
 * file of its own.
 */
import {ADDRESS} from './everyRoute/address.ts';
import {AXE} from './everyRoute/axe.ts';
import {CODE} from './everyRoute/code.ts';
import {DIAGRAMS} from './everyRoute/diagrams.ts';
import {HEADINGS, OPENED_AT_HEADING} from './everyRoute/headings.ts';
import {LETTERS} from './everyRoute/letters.ts';
import {PROGRAMS} from './everyRoute/programs.ts';
import {READING} from './everyRoute/reading.ts';
import {TERMS} from './everyRoute/terms.ts';
import {visitEach} from './everyRoute/visit.ts';
import {WEIGHT} from './everyRoute/weight.ts';

visitEach([
  ...ADDRESS,
  ...OPENED_AT_HEADING,
  ...WEIGHT,
  ...READING,
  ...LETTERS,
  ...CODE,
  ...DIAGRAMS,
  ...TERMS,
  ...HEADINGS,
  ...AXE,
  ...PROGRAMS,
]);
