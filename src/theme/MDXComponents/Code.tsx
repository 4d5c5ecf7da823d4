// Ejected: highlightCode made each block a `CodeBlock`; the stock one takes a name with a `<wbr>` in it for a block too.
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXComponents/Code';

/** Code inside a sentence or a cell. */
export default function MDXCode(props: Props): ReactNode {
  return <code {...props} />;
}
