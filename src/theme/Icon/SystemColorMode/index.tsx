// Ejected: this site never follows the system's colour mode, so the icon that says so is on no page.

/** Nothing. */
export default function IconSystemColorMode(): null {
  return null;
}
