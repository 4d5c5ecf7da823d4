/**
 * Puts what stands below the first screen of a page into `<BelowFirstScreen>`, which after a click on a link waits for the first
 * paint. Runs before highlightCode, which takes the letters of code out of the tree. Tried instead: `content-visibility`,
 * which moves the headings that links jump to.
 */
import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';

/** With so many letters the first blocks fill a screen of 1,080 px; tests/site/firstScreen.spec.ts looks at it. */
const SCREEN = 2700;

/** The plugin; it has no options. */
const deferBelowFirstScreen: Plugin<[], Root> = () => (tree) => {
  let letters = 0;
  const start =
    1 +
    tree.children.findIndex((block) => {
      if (block.type !== 'mdxjsEsm') letters += toString(block).length;
      return letters > SCREEN;
    });
  if (start === 0 || start === tree.children.length) return;
  const rest = tree.children.splice(start) as MdxJsxFlowElementHast['children'];
  tree.children.push({
    type: 'mdxJsxFlowElement',
    name: 'BelowFirstScreen',
    attributes: [],
    children: rest,
  } as RootContent);
};

export default deferBelowFirstScreen;
