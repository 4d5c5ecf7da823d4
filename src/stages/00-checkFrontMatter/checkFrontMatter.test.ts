import {expect, it} from 'vitest';
import checkFrontMatter from './index.ts';

const DESCRIPTION = 'Read the settings of a booking service from two files.';
const FIELDS = {title: 'Rooms', description: DESCRIPTION, keywords: ['beds']};

/** Reads a page with these fields, each on a line of its own; gives what it complains of. */
async function complaint(fields: Readonly<Record<string, unknown>>, page = 'docs/tutorial/rooms.mdx'): Promise<string> {
  const fileContent = `---\n${Object.keys(fields)
    .map((name) => `${name}: …\n`)
    .join('')}---\n`;
  const defaultParseFrontMatter = () => Promise.resolve({frontMatter: fields, content: ''});
  const parse = checkFrontMatter({siteDir: '/site'});
  try {
    await parse({filePath: `/site/${page}`, fileContent, defaultParseFrontMatter});
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

it.each([
  ['no title', {...FIELDS, title: undefined}, '2:1: title: write the name'],
  ['an empty title', {...FIELDS, title: ' '}, '2:1: title: write the name'],
  ['no description', {title: 'Rooms', keywords: ['beds']}, '1:1: description: write one sentence'],
  ['a short description', {...FIELDS, description: 'Rooms.'}, '3:1: description: it has 6 characters; write 50 to 160'],
  ['a long description', {...FIELDS, description: `${'a'.repeat(160)}.`}, '3:1: description: it has 161 characters'],
  ['half a sentence', {...FIELDS, description: `${'a'.repeat(60)}`}, '3:1: description: end it with a full stop'],
  ['no keywords', {title: 'Rooms', description: DESCRIPTION}, '1:1: keywords: list other words'],
  ['an empty list of keywords', {...FIELDS, keywords: []}, '4:1: keywords: list other words'],
])('a page with %s stops the build', async (_, fields, message) => {
  expect(await complaint(fields)).toContain(`docs/tutorial/rooms.mdx:${message}`);
});

it.each([
  ['a whole page', FIELDS, 'docs/tutorial/rooms.mdx'],
  ['a post without keywords', {title: 'Rooms', description: DESCRIPTION}, 'blog/2026-11-28-rooms.mdx'],
  ['a part of pages', {}, 'docs/tutorial/_rooms.mdx'],
  ['a part in a folder of parts', {}, 'src/pages/_home/rooms.mdx'],
])('%s is fine', async (_, fields, page) => expect(await complaint(fields, page)).toBe(''));
