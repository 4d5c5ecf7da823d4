import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import leaveOnServer from './index.ts';

const codeOf = async (page: string): Promise<string> => {
  const file = new VFile({path: '/site/docs/advanced/logging.mdx', value: page});
  const options = {recmaPlugins: [() => leaveOnServer({siteDir: '/site'})]};
  return String(await compile(file, options)).replaceAll(/\s+/g, ' ');
};

it('what stands in <OnServer> is used only on the server, and the rest everywhere', async () => {
  const code = await codeOf('<OnServer id="rows">\n\nLong\n\n</OnServer>\n\nShort\n');
  expect(code).toMatch(/children: process\.env\.ON_SERVER \? _jsx\(_components\.p, \{ children: "Long" \}\) : null/);
  expect(code).toMatch(/_jsx\(_components\.p, \{ children: "Short" \}\)/);
});

it('in the browser a page waits for what it left there, and a page without such parts for nothing', async () => {
  const parts = '<OnServer id="rows">\n\nLong\n\n</OnServer>\n\n<OnServer id="more">\n\nLong\n\n</OnServer>\n';
  expect(await codeOf(parts)).toContain(
    'if (!process.env.ON_SERVER) fetchParts("docs/advanced/logging", ["rows", "more"]);',
  );
  expect(await codeOf('Short\n')).not.toContain('fetchParts');
});

it('only on the server is checked whether a component exists', async () => {
  const code = await codeOf('<Known />\n');
  expect(code).toContain('if (process.env.ON_SERVER && !Known) _missingMdxReference("Known", true);');
});
