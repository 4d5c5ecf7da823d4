/** Reads the elements that a writer puts into a page. */
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsx(node: {type: string}): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The value of an attribute; `undefined` when there is none or it is no plain text. */
export function attribute(node: Jsx, name: string): string | undefined {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
