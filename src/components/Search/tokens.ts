/** How a text becomes the words of the index, and a query the words that are looked up: the same way for both. */

/** Said in every question, and answered by none of them. */
const EMPTY = new Set(
  (
    'a an and are as at be but by can do does for from had has have how i if in is it its me my no not of on or so than ' +
    'that the their them then there these they this to was what when where which who why will with you your'
  ).split(' '),
);
/** `${`, `#{`, `@{`; `@Config`, `$include`; and words, with the signs that hold a name such as `http.pool` together. */
const WORD = /[$#@]\{|[$@][\p{L}_]\w*|[\p{L}\p{N}]+(?:[._\-:/][\p{L}\p{N}]+)*/gu;
/** Between the parts of `http.pool`, and between the humps of `MapConfigSource` and `URLConfig`. */
const SEAM = /[^\p{L}\p{N}{]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Each word whole, and the parts of a composed name as well: `MapConfigSource` is found by `config` too. Pure. */
export function tokenize(text: string): string[] {
  return [...text.matchAll(WORD)].flatMap(([word]) => {
    const parts = word.split(SEAM).filter((part) => part !== '' && part !== '{' && part !== word);
    return [word, ...parts];
  });
}

/** A word as it is looked up; none for one that says nothing. Pure. */
export function processTerm(word: string): string | null {
  const term = word.toLowerCase();
  return EMPTY.has(term) ? null : term;
}
