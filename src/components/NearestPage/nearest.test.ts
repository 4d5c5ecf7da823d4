import {expect, it} from 'vitest';
import {nearest} from './nearest.ts';

const ROUTES = [
  '/docs/advanced/reload-strategies',
  '/docs/architecture/reload-strategies',
  '/docs/tutorial/getting-started',
  '/docs/tutorial/tags-configuration/tags',
  '/docs/tutorial/tags-configuration/tag-merging',
];

it.each([
  ['/docs/tutorial/getting-start', '/docs/tutorial/getting-started'],
  ['/docs/tutorial/tags', '/docs/tutorial/tags-configuration/tags'],
  ['/docs/advanced/reload-strategy', '/docs/advanced/reload-strategies'],
  ['/docs/architecture/reload-strategy/', '/docs/architecture/reload-strategies'],
  ['/docs/Getting-Started.md', '/docs/tutorial/getting-started'],
  ['/a/b/c/d', undefined],
  ['/wp-login.php', undefined],
])('%s leads to %s', (path, route) => expect(nearest(path, ROUTES)).toBe(route));
