/**
 * A build with a warm cache never shows an old text. Each part that a page is made of is changed alone, with a build
 * for it alone: an edit of the plugin's code or of the environment discards more of the cache than an edit of a sample.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copySite, LISTED, OUTPUT, SAMPLE, TABLE, WORDS} from '../copySite.ts';

/** A part of a plugin that the configuration does not import itself. */
const PLUGIN = 'src/stages/02-includeSample/coordinates.ts';
const ENVIRONMENT = {GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'reader/old', BASE_URL: '/old-base/'};
const REPOSITORY = {GITHUB_REPOSITORY: 'reader/new'};
const BASE_PATH = {BASE_URL: '/new-base/'};

const site = copySite();
afterAll(() => site.remove());

/** What was edited, with a text that the page shows before and the one that it shows after; in this order. */
const EDITS: readonly (readonly [title: string, was: string, is: string, edit: () => void])[] = [
  ['a sample', 'oldSample', 'newSample', () => site.edit(SAMPLE, 'oldSample', 'newSample')],
  ['an output', 'oldOutput', 'newOutput', () => site.edit(OUTPUT, 'oldOutput', 'newOutput')],
  ['an output that is shown as a table', 'oldCell', 'newCell', () => site.edit(TABLE, 'oldCell', 'newCell')],
  [
    'a version in the build file',
    'gestalt-core:0.0.1',
    'gestalt-core:9.87.6',
    () => site.edit('samples/pom.xml', '<version>0.0.1</version>', '<version>9.87.6</version>'),
  ],
  [
    'the export of the library',
    'MapConfigSource.html',
    'NewPage.html',
    () => site.edit('samples/exports/api.json', 'MapConfigSource.html', 'NewPage.html'),
  ],
  [
    'a heading on another page, in the list of programs',
    'oldTask',
    'newTask',
    () => site.edit(LISTED, 'oldTask', 'newTask'),
  ],
  ['a definition on another page', 'oldDefinition', 'newDefinition', () => site.edit(WORDS, 'old', 'new')],
  [
    'a definition that moves to a new page',
    'words#term-node',
    'moved#term-node',
    () => fs.renameSync(path.join(site.folder, WORDS), path.join(site.folder, 'docs/moved.mdx')),
  ],
  [
    'the code of a stage that changes the HTML',
    '<span class=k>',
    '<span data-new class=k>',
    () => site.edit('src/stages/shared/highlight.ts', '<span class=${kind}>', '<span data-new class=${kind}>'),
  ],
  ['the code of a plugin', 'Gradle before', 'Gradle newly', () => site.edit(PLUGIN, 'Gradle before', 'Gradle newly')],
];

interface Built {
  readonly html: string;
  readonly scripts: string;
}

/** Builds the site and gives the HTML of the page, and all scripts together. */
function build(env: Record<string, string>): Built {
  execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    cwd: site.folder,
    env: {...process.env, NODE_ENV: 'production', ...env},
    stdio: 'pipe',
    timeout: 100_000,
  });
  const assets = path.join(site.folder, 'build/assets/js');
  return {
    html: fs.readFileSync(path.join(site.folder, 'build/docs/cache.html'), 'utf8'),
    scripts: fs
      .readdirSync(assets)
      .map((name) => fs.readFileSync(path.join(assets, name), 'utf8'))
      .join('\n'),
  };
}

function expectShown(built: Built, texts: readonly string[], shown: boolean): void {
  for (const kind of ['html', 'scripts'] as const) {
    for (const text of texts) {
      // A popover is no part of the HTML.
      if (kind === 'html' && text.endsWith('Definition')) continue;
      expect(built[kind].includes(text), `${kind}: ${text}`).toBe(shown);
    }
  }
}

describe('a build with a warm cache shows an edit of', {timeout: 100_000}, () => {
  beforeAll(() => {
    site.edit('samples/pom.xml', '<version>0.37.1</version>', '<version>0.0.1</version>');
    site.edit(PLUGIN, "'Gradle (Groovy)'", "'Gradle before'");
    const old = EDITS.map(([, was]) => was);
    expectShown(build(ENVIRONMENT), [...old, 'reader/old/blob', '/old-base/'], true);
  }, 100_000);

  it.each(EDITS)('%s', (_, was, is, edit) => {
    edit();
    const built = build(ENVIRONMENT);
    expectShown(built, [is], true);
    expectShown(built, [was], false);
  });

  it.each([
    ['the repository in the environment', 'reader/old/blob', 'reader/new/blob', {...ENVIRONMENT, ...REPOSITORY}],
    ['the base path in the environment', '/old-base/', '/new-base/', {...ENVIRONMENT, ...REPOSITORY, ...BASE_PATH}],
  ])('%s', (_, was, is, environment) => {
    const built = build(environment);
    expectShown(built, [...EDITS.map(([, , text]) => text), is], true);
    expectShown(built, [was], false);
  });
});
