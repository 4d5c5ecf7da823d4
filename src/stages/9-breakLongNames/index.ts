/**
 * Lets long names in the cells of a table break between their words, so that a table fits a phone:
 * `ConfigNode|Processor`, `gestalt.|reload`. A message of the library in a cell is marked, so that it wraps. Tried instead: CSS alone, which breaks before any letter or hyphenates.
 */
import type {Element, ElementContent, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** After a full stop, a colon or a slash, and before a capital. */
const BETWEEN_WORDS = /(?<=[.:/])(?=\w)|(?<=[a-z])(?=[A-Z])/;

/** As many letters fit the narrowest column of a table on a phone of 320 px. */
const FITS = 16;

/** Code that is longer, in characters, and has a blank in it, is a message: it wraps as the text around it does. */
const LONGEST_NAME = 44;

/** The plugin; it has no options. */
const breakLongNames: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (cell) => {
    if (cell.tagName !== 'td' && cell.tagName !== 'th') return undefined;
    visit(cell, 'element', (node) => {
      if (node.tagName !== 'code') return;
      if (isSentence(node)) node.properties.className = ['sentence'];
      node.children = node.children.flatMap(parts);
    });
    return SKIP;
  });
};

export default breakLongNames;

function isSentence({children: [text]}: Element): boolean {
  return text?.type === 'text' && text.value.length > LONGEST_NAME && text.value.includes(' ');
}

function parts(child: ElementContent): ElementContent[] {
  if (child.type !== 'text' || child.value.length <= FITS) return [child];
  const opportunity: Element = {type: 'element', tagName: 'wbr', properties: {}, children: []};
  return child.value.split(BETWEEN_WORDS).flatMap((value, index): ElementContent[] => {
    const text = {type: 'text', value} as const;
    return index > 0 ? [opportunity, text] : [text];
  });
}
