import {useLayoutEffect, type RefObject} from 'react';
import {flushSync} from 'react-dom';

/**
 * Lets the browser's find, and links to a text or a row (src/client/pageChange.ts), look into panels that are not shown.
 * @param panels holds the panels, one for each value
 * @param values in the order of the panels
 * @param open is told the value of the panel in which the browser has found something
 * @param shown the value of the panel that is shown
 */
export function useOpenOnFind(
  panels: RefObject<HTMLElement | null>,
  values: readonly string[],
  open: (value: string) => void,
  shown: string,
): void {
  useLayoutEffect(() => {
    const box = panels.current!;
    // React writes `hidden` as a boolean only; the browser looks into what is hidden "until-found".
    for (const panel of box.querySelectorAll(':scope > [hidden]')) panel.setAttribute('hidden', 'until-found');
    const onMatch = ({target}: Event): void => {
      const value = values[[...box.children].indexOf(target as Element)];
      // At once: the browser scrolls to what it has found as soon as this returns.
      if (value !== undefined) flushSync(() => open(value));
    };
    box.addEventListener('beforematch', onMatch);
    return () => box.removeEventListener('beforematch', onMatch);
  }, [panels, values, open, shown]);
}
