/**
 * What a failed build says of broken links, a line for each. Docusaurus prints them inside two stacks and has no other
 * form; a link checker would look again for what it has found.
 */
import {baseUrl} from '../../src/site.ts';

/** The lines of a build's output without those of stacks. */
export function withoutStacks(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\s+(?:at |\.\.\. \d+ lines matching)/.test(line))
    .join('\n');
}

/**
 * @param output what a build has printed.
 * @param read the text of a file below the site's folder, or nothing if there is none.
 * @returns a line for each broken link: the page's file with the line if the link is typed there, else its route.
 */
export function brokenLinks(output: string, read: (file: string) => string | undefined): string[] {
  const found: string[] = [];
  let page = '';
  for (const line of output.split('\n')) {
    page = /Broken (?:link|anchor) on source page path = (\S+):$/.exec(line)?.[1] ?? page;
    const link = /^\s+-> linking to (\S+)/.exec(line)?.[1];
    if (!link || !page) continue;
    const route = page.slice(baseUrl().length);
    const typed = link.startsWith(baseUrl()) ? link.slice(baseUrl().length) : link;
    const file = [`${route}.mdx`, `src/pages/${route}.mdx`].find((one) => read(one)?.includes(typed));
    const number =
      file &&
      1 +
        read(file)!
          .split('\n')
          .findIndex((one) => one.includes(typed));
    found.push(`${file ? `${file}:${number}` : page}: the link to ${link} leads nowhere; correct it, or make the page`);
  }
  return [...new Set(found)];
}
