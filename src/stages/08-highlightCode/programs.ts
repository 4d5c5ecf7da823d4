/**
 * The whole programs of a page: the text of one that stands in the page is highlighted, and for any other the page gets
 * the address of the file that the stage declareFiles makes of the sample.
 */
import type {Root} from 'hast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {highlight} from '../shared/highlight.ts';
import {LANGUAGES} from '../shared/languages.ts';

/** Replaces `language` and `text` of a `<WholeProgram>` by `html`, and `source` by `src`. */
export function highlightPrograms(tree: Root): void {
  const imports = new Map<string, string>();
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElementHast) => {
    if (node.name !== 'WholeProgram') return;
    const {language, text, source, ...rest} = Object.fromEntries(
      (node.attributes as MdxJsxAttribute[]).map(({name, value}) => [name, String(value)]),
    );
    node.attributes = Object.entries(rest).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
    if (text !== undefined) {
      const value = highlight(text, LANGUAGES[language!]!);
      node.attributes.push({type: 'mdxJsxAttribute', name: 'html', value});
    } else {
      const name = imports.get(source!) ?? `program${imports.size + 1}`;
      imports.set(source!, name);
      node.attributes.push({type: 'mdxJsxAttribute', name: 'src', value: expression(name)});
    }
  });
  for (const [source, name] of imports) tree.children.push(importOf(name, `@site/${source}?program`));
}

function expression(name: string): {type: 'mdxJsxAttributeValueExpression'; value: string; data: object} {
  const statement = {type: 'ExpressionStatement', expression: {type: 'Identifier', name}};
  const estree = {type: 'Program', sourceType: 'module', body: [statement]};
  return {type: 'mdxJsxAttributeValueExpression', value: name, data: {estree}};
}

function importOf(name: string, from: string): MdxjsEsm {
  const local = {type: 'Identifier', name};
  const source = {type: 'Literal', value: from};
  const body = [{type: 'ImportDeclaration', specifiers: [{type: 'ImportDefaultSpecifier', local}], source}];
  return {type: 'mdxjsEsm', value: '', data: {estree: {type: 'Program', sourceType: 'module', body} as never}};
}
