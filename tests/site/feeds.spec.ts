/** The feeds and the site map: well-formed, every address absolute, under the base path once, and alive. */
import {type APIRequestContext} from '@playwright/test';
import {load} from 'cheerio';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {baseUrl, siteUrl} from '../../src/site.ts';
import {BUILT, expect, test} from './site.ts';

const home = siteUrl() + baseUrl();

async function alive(request: APIRequestContext, addresses: readonly string[]): Promise<void> {
  expect(addresses.filter((address) => !/^https:\/\/[^/]+\//.test(address))).toEqual([]);
  for (const address of addresses.filter((one) => one.startsWith(siteUrl()))) {
    expect(address.startsWith(home) && !address.slice(home.length).startsWith(baseUrl().slice(1)), address).toBe(true);
    expect((await request.get(address.slice(home.length).replace(/#.*/, ''))).status(), address).toBe(200);
  }
}

interface Entry {
  readonly link: string | {readonly href: string};
  readonly content?: string;
  readonly 'content:encoded'?: string;
}

for (const [feed, root, entries] of [
  ['rss', 'rss.channel', 'item'],
  ['atom', 'feed', 'entry'],
] as const) {
  test(`${feed}.xml holds every post in full, with absolute addresses that exist`, async ({request}) => {
    const answer = await request.get(`blog/${feed}.xml`);
    expect(answer.status()).toBe(200);
    const text = await answer.text();
    expect(XMLValidator.validate(text)).toBe(true);
    const list = [entries];
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '',
      isArray: (name) => list.includes(name as never),
    });
    const tree = parser.parse(text) as Record<string, Record<string, unknown>>;
    const channel = root.split('.').reduce<Record<string, unknown>>((node, name) => node[name] as never, tree);
    const posts = channel[entries] as Entry[];
    const links = posts.map(({link}) => (typeof link === 'string' ? link : link.href));
    const built = BUILT.filter((route) => /^blog\/(?!tags|page|authors)/.test(route)).map((route) => home + route);
    expect([...links].sort()).toEqual(built);
    const inside = posts.flatMap((post) => {
      const content = load(
        String(post['content:encoded'] ?? (post.content as unknown as {'#text'?: string})?.['#text'] ?? post.content),
      );
      return content('[href], [src]')
        .toArray()
        .map((one) => one.attribs.href ?? one.attribs.src!);
    });
    expect(inside.length).toBeGreaterThan(0);
    await alive(request, [...links, ...inside]);
  });
}

test('the pages name their feeds with addresses that exist', async ({request}) => {
  const page = load(await (await request.get('blog')).text());
  const feeds = page('link[rel=alternate][type*=xml]')
    .toArray()
    .map((one) => one.attribs.href!);
  expect(feeds).toEqual([`${baseUrl()}blog/rss.xml`, `${baseUrl()}blog/atom.xml`]);
  for (const feed of feeds) expect((await request.get(feed)).status()).toBe(200);
});

test('the site map lists every page, once', async ({request}) => {
  const page = load(await (await request.get('sitemap.xml')).text(), {xml: true});
  const addresses = page('loc')
    .toArray()
    .map((one) => page(one).text());
  expect([...addresses].sort()).toEqual(BUILT.map((route) => home + route).sort());
  await alive(request, addresses);
});
