import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props as OriginalProps} from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';
import Link from '@docusaurus/Link';
import SampleTools from '@site/src/components/SampleTools';

/** What the plugin includeSample adds to a block; all absent on a block that is typed into the page. */
export interface Props extends OriginalProps {
  /** The whole sample in the repository. */
  readonly samplehref?: string;
  /** The import lines that a region needs. */
  readonly sampleimports?: string;
  /** The whole file that a region is a part of. */
  readonly samplefile?: string;
  /** The sample that printed this block. */
  readonly outputof?: string;
}

/** Wrapped: a sample's title leads to its file, its imports are at hand, and an output wraps its long lines. */
export default function CodeBlockWrapper(props: Props): ReactNode {
  const {samplehref, sampleimports, samplefile, outputof, className, ...rest} = props;
  const name = samplehref?.slice(samplehref.lastIndexOf('/') + 1);
  // The title in the metastring would win over the property.
  const title = samplehref && <Link href={samplehref}>{name}</Link>;
  return (
    <>
      <CodeBlock
        {...rest}
        className={clsx(className, outputof && 'output')}
        {...(title && {title, metastring: undefined})}
      />
      {samplefile && <SampleTools imports={sampleimports ?? ''} file={samplefile} />}
    </>
  );
}
