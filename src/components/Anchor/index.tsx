import useBrokenLinks from '@docusaurus/useBrokenLinks';

export interface Props {
  readonly id: string;
}

/** Tells the check of links that an element of this page has an id. It shows nothing. */
export default function Anchor({id}: Props): null {
  useBrokenLinks().collectAnchor(id);
  return null;
}
