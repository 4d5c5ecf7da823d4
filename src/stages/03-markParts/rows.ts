/**
 * The ids of a table's rows: what links from other pages lead to, so they are made of what a row is about and never
 * of its number.
 */
import {slug} from '../shared/slug.ts';

/**
 * One id for each row: the prefix and the first cell, of a call without its arguments (`option-set-prefix`). A row that
 * says the same as the one above it adds what tells the two apart (`option-set-prefix-null`).
 * @param rows the texts of the cells, without the header
 */
export function rowIds(prefix: string, rows: readonly (readonly string[])[]): string[] {
  const parts = rows.map(([first = '', ...others]) => {
    const [, name = first, values = ''] = /^([\w.]+)\((.*)\)$/.exec(first) ?? [];
    return [name, values, ...others];
  });
  return parts.map(([name = '', ...others], index) => {
    const above = parts[index - 1];
    const other = above?.[0] === name && others.find((text, column) => text !== above[column + 1]);
    return [prefix, name, other || ''].map(slug).filter(Boolean).join('-');
  });
}
