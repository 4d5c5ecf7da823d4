/**
 * Lets long names break between their words: in the cells of a table, so that it fits a phone, and in a text where a name
 * is wider than the line: `ConfigNode|Processor`, `gestalt|.reload`. In a text, code is marked by its length, and in a cell a message
 * of the library, so that it wraps, and a short name with a brace or a hyphen, so that it does not. Tried instead: CSS alone, which breaks before any letter or
 * hyphenates.
 */
import type {Element, ElementContent, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Before a full stop, since one at the end of a line seems to end a sentence; after a colon or a slash; before a capital. Not
 * before the extension of a program, nor after a short first word such as `get`.
 */
const BETWEEN_WORDS = /(?<=[\w)])(?=\.\w)(?!\.(?:java|kt)$)|(?<=[:/])(?=\w)|(?<!\b[a-z]{1,3})(?<=[a-z])(?=[A-Z])/;

/** As many letters fit the narrowest column of a table on a phone of 320 px, and a line of a list in letters of twice the size. */
const FITS = 16;

/** As many fit a line of a list on a phone of 320 px. What is longer breaks where it is wider than its line, and only there. */
const FITS_A_LINE = 28;

/** As many fit a line of a text on a wide screen. */
const FITS_A_WIDE_LINE = 60;

/** Code that is longer, in characters, and has a blank in it, is a message: it wraps as the text around it does. */
const LONGEST_NAME = 44;

/** The plugin; it has no options. */
const breakLongNames: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (part) => {
    if (part.tagName === 'pre') return SKIP;
    if (part.tagName === 'code') breakInText(part);
    if (part.tagName !== 'td' && part.tagName !== 'th') return undefined;
    if (isNone(part)) part.properties.className = ['none'];
    visit(part, 'element', (node) => {
      if (node.tagName !== 'code') return;
      if (isSentence(node)) node.properties.className ??= ['sentence'];
      if (isShort(node)) node.properties.className = ['short'];
      node.children = node.children.flatMap((child) => parts(child, FITS));
    });
    return SKIP;
  });
};

export default breakLongNames;

/** Code in a text, by how much room it needs: the style says which is a box, and which breaks. */
function breakInText(code: Element): void {
  const [text] = code.children;
  const length = text?.type === 'text' ? text.value.length : 0;
  if (length <= FITS) return;
  code.properties.className = [length <= FITS_A_LINE ? 'long' : length <= FITS_A_WIDE_LINE ? 'longer' : 'longest'];
  code.children = code.children.flatMap((child) => parts(child, FITS_A_LINE));
}

function isSentence({children: [text]}: Element): boolean {
  return text?.type === 'text' && text.value.length > LONGEST_NAME && text.value.includes(' ');
}

/** A browser would break it at a brace, or after its first hyphen. */
function isShort({children: [text]}: Element): boolean {
  return text?.type === 'text' && text.value.length <= FITS && /[{}]|^-/.test(text.value) && !/\s/.test(text.value);
}

/** A cell with a dash alone: on a phone, where rows are lists, it says nothing. */
function isNone({children: [text, ...others]}: Element): boolean {
  return others.length === 0 && text?.type === 'text' && text.value === '–';
}

function parts(child: ElementContent, fits: number): ElementContent[] {
  if (child.type !== 'text' || child.value.length <= fits) return [child];
  const opportunity: Element = {type: 'element', tagName: 'wbr', properties: {}, children: []};
  return child.value.split(BETWEEN_WORDS).flatMap((value, index): ElementContent[] => {
    const text = {type: 'text', value} as const;
    return index > 0 ? [opportunity, text] : [text];
  });
}
