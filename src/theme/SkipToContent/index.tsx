// Ejected: the stock link also moves the focus on a change of page, even on one that the open menu has prevented. Here
// src/client/pageChange.ts does that for all layouts.
import type {MouseEvent, ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import styles from './styles.module.css';

function skip(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
}

/** The first stop of the keyboard: past the bar, to the content. */
export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label="Skip to main content">
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a place on this page, also without JavaScript */}
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        Skip to main content
      </a>
    </div>
  );
}
