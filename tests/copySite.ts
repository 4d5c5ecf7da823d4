/** A copy of the site with one page that is made of everything that a page can be made of, for tests that edit it. */
import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const COPIED = [
  'docusaurus.config.ts',
  'package.json',
  'static',
  'src',
  'samples/exports/api.json',
  'samples/pom.xml',
  'samples/core/pom.xml',
];
/** The pages that the page of the copy replaces, and golden files. */
const LEFT_OUT = /\/src\/pages$|\/__fixtures__$/;

/** The files of the page, below the copy. */
export const PAGE = 'docs/cache.mdx';
export const SAMPLE = 'samples/core/src/docs/cache/Rooms.java';
export const OUTPUT = `${SAMPLE}.out`;
/** Defines a word that the page links to. */
export const WORDS = 'docs/words.mdx';
/** Its program is in the list of programs that the page has. */
export const LISTED = 'docs/listed.mdx';
export const TABLE = 'samples/core/src/docs/cache/Table.java.out';

const FILES = {
  [PAGE]: `---
title: Cache
description: A page that is made of everything that a page can be made of.
keywords: [cache]
---

oldSentence

\`\`\`java sample=cache/Rooms.java#read
\`\`\`

\`\`\`text output=cache/Rooms.java
\`\`\`

- \`\`\`table output=cache/Table.java
  \`\`\`

<Dependencies of="gestalt-core" />

A \`MapConfigSource\`, and a [node](term:node).

import Part from './_part.mdx';

<Part />

<ProgramList />
`,
  [LISTED]: `---
title: Listed
description: A page with a program that the list on the other page has.
keywords: [listed]
---

## oldTask

\`\`\`java sample=listed/Listed.java
\`\`\`
`,
  'samples/core/src/docs/listed/Listed.java': 'class Listed {\n    public static void main(String[] args) { }\n}\n',
  [WORDS]: `---
title: Words
description: A page with the definition of a word that the other page links to.
keywords: [words]
---

A <Term>node</Term> is an oldDefinition of a place.
`,
  'docs/_part.mdx': '```java sample=cache/Guests.java\n```\n',
  'samples/core/src/docs/cache/Guests.java': 'int guests;\n',
  [SAMPLE]: '// region read\nint oldSample;\n// endregion read\n',
  [OUTPUT]: 'oldOutput\n',
  'samples/core/src/docs/cache/Table.java': '\n',
  [TABLE]: 'Key\tValue\noldCell\t1\n',
  'sidebars.ts': `export default Object.fromEntries(['tutorial', 'advanced', 'modules', 'usecase', 'architecture'].map((name) => [name + 'Sidebar', name === 'tutorial' ? ['cache', 'listed'] : ['cache']]));`,
};

export interface SiteCopy {
  readonly folder: string;
  /** Replaces a text everywhere in a file. */
  edit(file: string, from: string, to: string): void;
  remove(): void;
}

/** Gives a folder the packages, and a cache of its own: a linked `node_modules` as a whole would share the site's. */
export function linkPackages(folder: string): void {
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    if (name === '.cache') continue;
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
}

/** Makes the copy. */
export function copySite(): SiteCopy {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  const edit = (file: string, from: string, to: string): void => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold "${from}"`);
    fs.writeFileSync(path.join(folder, file), text.replaceAll(from, to));
  };
  const filter = (name: string): boolean => !LEFT_OUT.test(name);
  for (const name of COPIED) fs.cpSync(path.join(root, name), path.join(folder, name), {recursive: true, filter});
  linkPackages(folder);
  for (const [file, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  edit('docusaurus.config.ts', "onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'");
  edit('docusaurus.config.ts', 'showLastUpdateTime: true', 'showLastUpdateTime: false');
  return {folder, edit, remove: () => fs.rmSync(folder, {recursive: true, force: true})};
}
