/** An output right below a program is that of the program: a reader takes it for that. One of another program has a sentence between. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findReferences} from '../../src/stages/shared/reference.ts';

const docs = path.join(import.meta.dirname, '../../docs');

/** A fence of an include, or what stands between two of them. */
const FENCE = /(^```\S+ (?:sample|output)=.*\n```$)/m;
/** Between two fences, what a reader does not see as a sentence. */
const NOTHING = /^(?:\s|<\/?(?:Tabs|TabItem)\b[^>]*>)*$/;

/** The outputs of a page that are right below another program. */
function findForeign(page: string): string[] {
  let above: string | undefined;
  return page.split(FENCE).flatMap((part) => {
    const [reference] = FENCE.test(part) ? findReferences(part) : [];
    if (!reference) {
      if (!NOTHING.test(part)) above = undefined;
      return [];
    }
    const {kind, target} = reference;
    const name = path.basename(target).replace(/\.(?:java|kt)$/, '');
    const isProgram = reference.language === 'java+kotlin' || name !== path.basename(target);
    if (kind === 'sample') {
      above = isProgram ? name : undefined;
      return [];
    }
    return above && above !== name ? [`output=${target} is right below ${above}`] : [];
  });
}

it.each([
  ['```java sample=a/Rooms.java\n```\n\n```text output=a/Guests.java\n```', 1],
  ['```java+kotlin sample=a/Rooms#read\n```\n\n</TabItem>\n</Tabs>\n\n```table output=a/Guests.java\n```', 1],
  ['```java sample=a/Rooms.java\n```\n\n```text output=a/Rooms.java\n```', 0],
  ['```java sample=a/Rooms.java\n```\n\nWith guests:\n\n```text output=a/Guests.java\n```', 0],
  ['```yaml sample=a/rooms.yaml\n```\n\n```text output=a/Guests.java\n```', 0],
])('%j has %i', (page, count) => expect(findForeign(page)).toHaveLength(count));

it('no page has one', () => {
  const pages = fs.readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'));
  expect(pages.length).toBeGreaterThan(40);
  const found = pages.flatMap((name) =>
    findForeign(fs.readFileSync(path.join(docs, name), 'utf8').replaceAll('\r\n', '\n')).map(
      (one) => `${name}: ${one}`,
    ),
  );
  expect(found).toEqual([]);
});
