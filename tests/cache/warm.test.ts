/** A build with a warm cache never shows an old text: what a page is made of is changed, and the page built again. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const site = fs.mkdtempSync(path.join(tmpdir(), 'warm-cache-'));
afterAll(() => fs.rmSync(site, {recursive: true}));

const SAMPLES = 'samples/core/src/docs/cache';
const PAGE = `---
title: Cache
description: A page that is made of everything that a page can be made of.
---

\`\`\`java sample=cache/Rooms.java#read
\`\`\`

\`\`\`text output=cache/Rooms.java
\`\`\`

- \`\`\`table output=cache/Table.java
  \`\`\`

<Dependencies of="gestalt-core" />

A \`MapConfigSource\`.
`;

function edit(file: string, from: string, to: string): void {
  const text = fs.readFileSync(path.join(site, file), 'utf8');
  expect(text, file).toContain(from);
  fs.writeFileSync(path.join(site, file), text.replaceAll(from, to));
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), text);
}

/** A site of one page, with a cache of its own: a linked `node_modules` as a whole would share it with the real site. */
function copySite(): void {
  for (const name of [
    'src/remark',
    'src/plugins',
    'src/site.ts',
    'src/rehype',
    'samples/pom.xml',
    'samples/exports/api.json',
  ]) {
    fs.cpSync(path.join(root, name), path.join(site, name), {recursive: true});
  }
  for (const name of ['docusaurus.config.ts', 'package.json', 'static', 'src/css', 'src/theme', 'src/components']) {
    fs.cpSync(path.join(root, name), path.join(site, name), {recursive: true});
  }
  fs.mkdirSync(path.join(site, 'node_modules'));
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '.cache') fs.symlinkSync(path.join(root, 'node_modules', name), path.join(site, 'node_modules', name));
  }
  write('docs/cache.mdx', PAGE);
  write(
    'sidebars.ts',
    `export default Object.fromEntries(['tutorial', 'advanced', 'modules', 'usecase', 'architecture'].map((name) => [name + 'Sidebar', ['cache']]));`,
  );
  edit('docusaurus.config.ts', "onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'");
  edit('docusaurus.config.ts', 'showLastUpdateTime: true', 'showLastUpdateTime: false');
  write(`${SAMPLES}/Rooms.java`, '// region read\nint oldSample;\n// endregion read\n');
  write(`${SAMPLES}/Rooms.java.out`, 'oldOutput\n');
  write(`${SAMPLES}/Table.java`, '\n');
  write(`${SAMPLES}/Table.java.out`, 'Key\tValue\noldCell\t1\n');
}

/** Builds the site and gives the HTML of the page, and all scripts together. */
function build(env: Record<string, string>): {html: string; scripts: string} {
  execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    cwd: site,
    env: {...process.env, NODE_ENV: 'production', ...env},
    stdio: 'pipe',
    timeout: 100_000,
  });
  const assets = path.join(site, 'build/assets/js');
  return {
    html: fs.readFileSync(path.join(site, 'build/docs/cache.html'), 'utf8'),
    scripts: fs
      .readdirSync(assets)
      .map((name) => fs.readFileSync(path.join(assets, name), 'utf8'))
      .join('\n'),
  };
}

describe('a build with a warm cache', () => {
  it('shows every edit, in the HTML and in the scripts', {timeout: 240_000}, () => {
    copySite();
    const before = build({GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'reader/old', BASE_URL: '/old-base/'});
    edit(`${SAMPLES}/Rooms.java`, 'oldSample', 'newSample');
    edit(`${SAMPLES}/Rooms.java.out`, 'oldOutput', 'newOutput');
    edit(`${SAMPLES}/Table.java.out`, 'oldCell', 'newCell');
    edit('samples/pom.xml', '<version>0.37.1</version>', '<version>9.87.6</version>');
    edit('samples/exports/api.json', 'MapConfigSource.html', 'NewPage.html');
    edit('src/remark/includeSample/index.ts', "'Output'", "'Printed newly'");
    const after = build({GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'reader/new', BASE_URL: '/new-base/'});
    const changes = [
      ['oldSample', 'newSample'],
      ['oldOutput', 'newOutput'],
      ['oldCell', 'newCell'],
      ['gestalt-core:0.37.1', 'gestalt-core:9.87.6'],
      ['MapConfigSource.html', 'NewPage.html'],
      ['reader/old/blob', 'reader/new/blob'],
      ['/old-base/', '/new-base/'],
    ] as const;
    for (const kind of ['html', 'scripts'] as const) {
      for (const [was, is] of changes) {
        expect(before[kind].includes(was), `cold ${kind}: ${was}`).toBe(true);
        expect(after[kind].includes(was), `warm ${kind}: ${was}`).toBe(false);
        expect(after[kind].includes(is), `warm ${kind}: ${is}`).toBe(true);
      }
      expect(after[kind].includes('Printed newly'), `warm ${kind}: the plugin's text`).toBe(true);
    }
  });
});
