/**
 * The element that the fragment of an address leads to. Readers and other sites write addresses by hand, so that a
 * fragment may be encoded, or hold a `%` that encodes nothing.
 * @param hash `#` and an id, or nothing
 */
export function elementOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
