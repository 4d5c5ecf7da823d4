/** Ejected: `Tabs` makes the panel itself, from the properties of this element. */
import type {ReactNode} from 'react';

export interface Props {
  /** What is remembered of a reader's choice, such as `kotlin`. */
  readonly value: string;
  /** What the reader sees, such as `Kotlin`. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** One panel of `Tabs`. */
export default function TabItem({children}: Props): ReactNode {
  return children;
}
