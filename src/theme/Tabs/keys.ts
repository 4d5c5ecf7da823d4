/**
 * Where a key leads in a row of tabs.
 * @param from the index of the tab that has the focus
 * @returns the index of the other tab; `undefined` for a key that leads nowhere
 */
export function destination(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
