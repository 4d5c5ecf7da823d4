// Ejected: "Edit this page" says it in words; the pencil beside it is left out.

/** Nothing. */
export default function IconEdit(): null {
  return null;
}
