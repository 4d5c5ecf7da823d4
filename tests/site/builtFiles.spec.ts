/** What readers of such sites complain of, read from the files of the build; everyRoute/ looks at each page in the browser. */
// cspell:words googletagmanager
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {baseUrl, WITHOUT_SCRIPT} from '../../src/site.ts';
import {BUILT, builtFile, expect, hydrated, test} from './site.ts';

const base = baseUrl();
test('every page is reached by plain links, without JavaScript', async ({request}) => {
  const reached = new Set<string>();
  const open = [''];
  for (let route = open.pop(); route !== undefined; route = open.pop()) {
    if (reached.has(route)) continue;
    reached.add(route);
    const page = load(await (await request.get(route)).text());
    const hrefs = page('a[href]')
      .toArray()
      .map((one) => one.attribs.href!.replace(/#.*/, ''));
    open.push(...hrefs.filter((href) => href.startsWith(base)).map((href) => href.slice(base.length)));
  }
  expect(BUILT.filter((route) => !reached.has(route))).toEqual([]);
});

test('every panel of every page can be read without JavaScript', () => {
  const silent = BUILT.filter((route) => {
    const page = load(readFileSync(builtFile(route), 'utf8'));
    return page('[role=tabpanel]').length > 0 && !page('noscript').text().includes(WITHOUT_SCRIPT);
  });
  expect(silent).toEqual([]);
  expect(existsSync(`build/${WITHOUT_SCRIPT}`)).toBe(true);
});

test('each picture has its size before it is loaded', () => {
  const pictures = BUILT.flatMap((route) => load(readFileSync(builtFile(route), 'utf8'))('img').toArray());
  expect(pictures.length).toBeGreaterThan(BUILT.length);
  expect(pictures.filter(({attribs}) => !(attribs.width && attribs.height))).toEqual([]);
});

test('code in the cells of tables stays in its line', () => {
  const pages = BUILT.map((route) => ({route, page: load(readFileSync(builtFile(route), 'utf8'))}));
  expect(pages.filter(({page}) => page('td code wbr').length > 0).length).toBeGreaterThan(2);
  expect(pages.filter(({page}) => page('table .theme-code-block').length > 0).map(({route}) => route)).toEqual([]);
});

test('no file tells where it was built', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((name) => /\.\w+$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => readFileSync(`build/${name}`, 'utf8').includes(process.cwd()))).toEqual([]);
});

test('none of the template comes with the build', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'});
  expect(files.filter((name) => /docusaurus|undraw|social-card|easy_to_use|dinosaur/i.test(name))).toEqual([]);
});

test('no page calls anything but its own host and the page counter', async ({page}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => void hosts.add(new URL(request.url()).hostname));
  for (const route of ['', 'docs', 'docs/tutorial/getting-started', 'blog']) {
    await page.goto(route);
    await hydrated(page);
  }
  expect([...hosts].filter((host) => !['localhost', 'www.googletagmanager.com'].includes(host))).toEqual([]);
});
