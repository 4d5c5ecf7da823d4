/**
 * Shows the tabs that a reader has chosen before the first paint. A page is built with the first tab of each group open;
 * without this the chosen ones open when React has started, and move the heading that a link has led to.
 */
import type {Plugin} from '@docusaurus/types';
import {KEY} from './key.ts';

/**
 * Runs in the reader's browser, in the head of the page: for each remembered choice a style for the groups of its name
 * that have its value. It ends when React has started, which then shows the same; on paper all panels show anyway.
 * Short, since it is a part of each page.
 * @param key what stands before the name of a group in the browser's storage
 */
/* v8 ignore start -- runs in the browser tests */
export function rememberTabs(key: string): void {
  try {
    for (const [name, value] of Object.entries(localStorage)) {
      const group = name.slice(key.length);
      if (name !== key + group || /[^\w-]/.test(group + value)) continue;
      const part = `html:not([data-has-hydrated=true]) [data-tabs^="${group} "][data-tabs~="${value}"]>div>`;
      document.head.insertAdjacentHTML(
        'beforeend',
        `<style media=screen>${part}[role=tabpanel]{display:none}${part}[id$=":${value}"]{display:block;content-visibility:visible}` +
          `${part}[role=tab]{border-color:#0000}` +
          `${part}[aria-controls$=":${value}"]{border-color:var(--ifm-color-primary)}</style>`,
      );
    }
  } catch {
    // Nothing is remembered where the browser stores nothing.
  }
}
/* v8 ignore stop */

/** The plugin; it has no options. */
export default function rememberTabsPlugin(): Plugin {
  return {
    name: 'remember-tabs',
    injectHtmlTags() {
      return {headTags: [{tagName: 'script', innerHTML: `(${rememberTabs.toString()})(${JSON.stringify(KEY)})`}]};
    },
  };
}
