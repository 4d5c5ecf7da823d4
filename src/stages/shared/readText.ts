import fs from 'node:fs';

/** A text with the line endings that everything here is written for; a checkout on Windows may have others. */
export const withLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n');

/** The text of a file of the repository. */
export const readText = (file: string): string => withLineFeeds(fs.readFileSync(file, 'utf8'));
