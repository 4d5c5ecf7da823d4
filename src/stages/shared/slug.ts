/** What an id is made of: lower case, a hyphen where a name has a hump and for all but letters and digits. */
export function slug(text: string): string {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
