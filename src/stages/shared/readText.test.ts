/** Windows may check files out with line endings of its own; whatever a page is made of reads the same with both. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import stages from '../index.ts';
import {locate} from './locate.ts';
import {readText} from './readText.ts';

const stagesDir = path.join(import.meta.dirname, '..');

it('reads a sample and its output with Windows line endings as those with others', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'endings-'));
  const folder = path.join(siteDir, 'samples/core/src/docs');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'A.java.out'), 'one\ttwo\r\n\r\nthree\r\n');
  expect(locate(siteDir, 'A.java.out').text).toBe('one\ttwo\n\nthree\n');
  fs.rmSync(siteDir, {recursive: true});
});

it('gives the stages each page with line feeds', () => {
  const {source} = stages({siteDir: '/site', repository: ''});
  expect(source({filePath: 'a.mdx', fileContent: '---\r\ntitle: A\r\n---\r\n\r\n```dot\r\n'})).toBe(
    '---\ntitle: A\n---\n\n```dot\n',
  );
});

it('reads no file of a page in another way', () => {
  const readers = fs
    .readdirSync(stagesDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !/(?:readText|writeIfChanged)\.ts$/.test(name))
    // Line endings are nothing to JSON.
    .filter((name) => /(?<!JSON\.parse\(fs\.)readFileSync\(/.test(readText(path.join(stagesDir, name))));
  expect(readers).toEqual([]);
});

it('has .gitattributes check every text out with line feeds', () => {
  const files = execFileSync('git', ['ls-files', '--eol'], {encoding: 'utf8', maxBuffer: 1 << 24})
    .trim()
    .split('\n');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((line) => !/^i\/(?:lf|none|-text) .*attr\/text=auto eol=lf/.test(line))).toEqual([]);
});
