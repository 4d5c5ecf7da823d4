// Wrapped: the page of /docs shows every page of every section in place of the cards of its own category.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import Heading from '@theme/Heading';
import SiteMap from '@site/src/components/SiteMap';

/** A category with its cards, or the map of all sections. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const {slug, title, description} = props.categoryGeneratedIndex;
  if (slug !== '/') return <Original {...props} />;
  return (
    <>
      <PageMetadata title={title} description={description} />
      <DocBreadcrumbs />
      <header>
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
      </header>
      <SiteMap />
    </>
  );
}
