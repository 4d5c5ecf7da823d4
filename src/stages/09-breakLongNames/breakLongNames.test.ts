import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import breakLongNames from './index.ts';

const code = (value: string): Element => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children: [{type: 'text', value}],
});

/** What the code in an element becomes; `|` stands where a line may break. */
function broken(tagName: string, value: string): string {
  const inner = code(value);
  const tree: Root = {type: 'root', children: [{type: 'element', tagName, properties: {}, children: [inner]}]};
  const transform = breakLongNames.call(undefined as never) as (tree: Root) => void;
  transform(tree);
  return inner.children.map((child) => (child.type === 'text' ? child.value : '|')).join('');
}

it.each([
  ['td', 'ConfigNodeProcessor', 'Config|Node|Processor'],
  ['td', 'gestalt.get.config.missing', 'gestalt|.get|.config|.missing'],
  ['th', 'com.github.gestalt-config:gestalt-core', 'com|.github|.gestalt-config:|gestalt-core'],
  ['td', '${env:…}', '${env:…}'],
  ['td', 'server.port = 5432', 'server|.port = 5432'],
  ['td', 'db.port = 5432', 'db.port = 5432'],
  ['td', 'BookingService.java', 'Booking|Service.java'],
  ['td', 'addDefaultValidators()', 'addDefault|Validators()'],
  ['p', 'ConfigNodeProcessor', 'ConfigNodeProcessor'],
  ['p', 'ConfigNodeTagResolutionStrategy', 'Config|Node|Tag|Resolution|Strategy'],
  ['pre', 'ConfigNodeTagResolutionStrategy', 'ConfigNodeTagResolutionStrategy'],
])('in a %s, %s becomes %s', (element, name, expected) => expect(broken(element, name)).toBe(expected));

it.each([
  ['td', 'Unable to find node matching path: http.prot, for class', ['sentence']],
  ['td', 'Unable to find node matching path: http.prot', undefined],
  ['td', 'org.github.gestalt.config.processor.config.ConfigNodeProcessor', undefined],
  ['td', '#{random:int}', ['short']],
  ['td', '-Dhttp.port=80', ['short']],
  ['td', 'http.port', undefined],
  ['p', 'x'.repeat(16), undefined],
  ['p', 'x'.repeat(17), ['long']],
  ['p', 'x'.repeat(29), ['longer']],
  ['p', 'x'.repeat(61), ['longest']],
])('in a %s, "%s" is marked as %s', (tagName, value, expected) => {
  const inner = code(value);
  const tree: Root = {type: 'root', children: [{type: 'element', tagName, properties: {}, children: [inner]}]};
  (breakLongNames.call(undefined as never) as (tree: Root) => void)(tree);
  expect(inner.properties.className).toEqual(expected);
});
