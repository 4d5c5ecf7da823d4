/** The whole programs of a page, highlighted: each stands in the page's script once, and the folds name it. */
import type {Root} from 'hast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {highlight} from './highlight.ts';
import {LANGUAGES} from './languages.ts';

/** Replaces `language` and `text` of each `<WholeProgram>` by `html`, a constant of the page. */
export function highlightPrograms(tree: Root): void {
  const constants = new Map<string, string>();
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElementHast) => {
    if (node.name !== 'WholeProgram') return;
    const valueOf = (name: string): string =>
      String(node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value);
    const html = highlight(valueOf('text'), LANGUAGES[valueOf('language')]!);
    const name = constants.get(html) ?? `program${constants.size + 1}`;
    constants.set(html, name);
    node.attributes = node.attributes.filter((one) => !('name' in one) || !/^(?:language|text)$/.test(one.name));
    node.attributes.push({type: 'mdxJsxAttribute', name: 'html', value: expression(name)});
  });
  for (const [html, name] of constants) tree.children.push(constant(name, html));
}

function expression(name: string): {type: 'mdxJsxAttributeValueExpression'; value: string; data: object} {
  const statement = {type: 'ExpressionStatement', expression: {type: 'Identifier', name}};
  const estree = {type: 'Program', sourceType: 'module', body: [statement]};
  return {type: 'mdxJsxAttributeValueExpression', value: name, data: {estree}};
}

function constant(name: string, value: string): MdxjsEsm {
  const declarator = {type: 'VariableDeclarator', id: {type: 'Identifier', name}, init: {type: 'Literal', value}};
  const declaration = {type: 'VariableDeclaration', kind: 'const', declarations: [declarator]};
  const estree = {type: 'Program', sourceType: 'module', body: [declaration]} as never;
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}
