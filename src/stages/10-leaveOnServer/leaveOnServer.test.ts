import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import leaveOnServer from './index.ts';

it('what stands in <OnServer> is used only on the server, and the rest everywhere', async () => {
  const page = '<OnServer id="rows">\n\nLong\n\n</OnServer>\n\nShort\n';
  const code = String(await compile(page, {recmaPlugins: [leaveOnServer]})).replaceAll(/\s+/g, ' ');
  expect(code).toMatch(/children: process\.env\.ON_SERVER \? _jsx\(_components\.p, \{ children: "Long" \}\) : null/);
  expect(code.split('ON_SERVER')).toHaveLength(2);
  expect(code).toMatch(/_jsx\(_components\.p, \{ children: "Short" \}\)/);
});
