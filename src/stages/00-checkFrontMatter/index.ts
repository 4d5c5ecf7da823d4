/**
 * Checks what a page says about itself, before anything else of it is read: Docusaurus takes an excerpt for a description
 * that is missing, which ends in mid-sentence on cards and in searches. Its own validation knows types only.
 */
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';

interface Options {
  /** The folder of the site. */
  readonly siteDir: string;
}

/** A page, in contrast to a part that pages import. */
const PAGE = /^(?:docs|blog|src\/pages)\/(?:[^_/][^/]*\/)*[^_/][^/]*\.mdx?$/;

/** How many characters a description has. */
const [SHORTEST, LONGEST] = [50, 160];

/** What is wrong with the front matter of a page: the field, and what to write instead. */
export function findFault(page: string, fields: Readonly<Record<string, unknown>>): [string, string] | undefined {
  const {title, description, keywords} = fields;
  if (typeof title !== 'string' || !title.trim()) return ['title', 'write the name of the page'];
  if (typeof description !== 'string') return ['description', 'write one sentence that says what the reader can do'];
  if (description.length < SHORTEST || description.length > LONGEST)
    return ['description', `it has ${description.length} characters; write ${SHORTEST} to ${LONGEST}`];
  if (!description.endsWith('.')) return ['description', 'end it with a full stop'];
  const isList = Array.isArray(keywords) && keywords.length > 0 && keywords.every((one) => typeof one === 'string');
  // Posts are found by their dates, and by what they link to.
  if (page.startsWith('docs/') && !isList) return ['keywords', 'list other words that readers search for: [a, b]'];
  return undefined;
}

/** Reads the front matter of each page, and stops the build at the first fault. */
export default function checkFrontMatter({siteDir}: Options): NonNullable<MarkdownConfig['parseFrontMatter']> {
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const page = path.relative(siteDir, params.filePath).replaceAll('\\', '/');
    const fault = PAGE.test(page) ? findFault(page, result.frontMatter) : undefined;
    if (fault) {
      const [field, remedy] = fault;
      const line = params.fileContent.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1;
      throw new Error(`${page}:${line || 1}:1: ${field}: ${remedy}`);
    }
    return result;
  };
}
