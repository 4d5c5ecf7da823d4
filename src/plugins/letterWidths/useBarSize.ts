/** Takes the place of the theme's hook where the menu asks for it. */
import {useSize, type WindowSize} from './useWindowSize';

/** The styles decide whether the bar has room for its entries (src/css/reading.css). */
function hasButton(): boolean {
  const button = document.querySelector('.navbar__toggle');
  return button !== null && getComputedStyle(button).display !== 'none';
}

/** `mobile` where the bar has the button that opens the menu. */
export const useWindowSize = (): WindowSize => useSize(hasButton);
