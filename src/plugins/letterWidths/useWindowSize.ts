/** Takes the place of the theme's hook of this name, which compares pixels. */
import {useEffect, useState} from 'react';

export type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** The size of the window as a test sees it, and `ssr` until React has started, as the theme's own. */
export function useSize(isNarrow: () => boolean): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const look = (): void => setSize(isNarrow() ? 'mobile' : 'desktop');
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [isNarrow]);
  return size;
}

const isNarrow = (): boolean => window.matchMedia('(max-width: 62.25em)').matches;

/** The size of the window, by the width of the letters. */
export const useWindowSize = (): WindowSize => useSize(isNarrow);
