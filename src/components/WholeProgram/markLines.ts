/**
 * Marks lines of a highlighted program. Pure: text in, text out.
 * @param html what the plugin highlightCode made; no element of it crosses a line break
 * @param range the first and the last line, from 1: `12-17`; without it, nothing is marked
 */
export function markLines(html: string, range: string | undefined): string {
  if (!range) return html;
  const [first, last] = range.split('-').map(Number);
  const lines = html.split(/(?<=\n)/);
  const marked = lines.slice(first! - 1, last).join('');
  return `${lines.slice(0, first! - 1).join('')}<span class=excerpt>${marked}</span>${lines.slice(last).join('')}`;
}
