/**
 * Names that a page may mention although neither the library nor a sample has them. Keep it short: a name that a
 * reader will look for in the library does not belong here. Each group says why it is here.
 */
export const ALLOWED: ReadonlySet<string> = new Set([
  // Java's own, met in messages and explanations.
  'IllegalArgumentException',
  'NullPointerException',
  'RuntimeException',
  'ServiceLoader',
  'WeakReference',
  // Products.
  'GitHub',
  'JavaScript',
]);
