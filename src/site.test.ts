import {describe, expect, it, vi} from 'vitest';
import {baseUrl, repository, reportUrl, siteUrl, trackingId} from './site.ts';

describe('SITE_URL', () => {
  it('has a default', () => expect(siteUrl({})).toBe('https://gestalt-config.github.io'));
  it.each(['https://docs.example.com', 'http://localhost:3000'])('may be %s', (SITE_URL) => {
    expect(siteUrl({SITE_URL})).toBe(SITE_URL);
  });
  it.each([
    '',
    'docs.example.com',
    'https://docs.example.com/',
    'https://docs.example.com/x',
    'ftp://example.com',
    'https://',
  ])('is refused as "%s", with its name and its form', (SITE_URL) => {
    expect(() => siteUrl({SITE_URL})).toThrow(
      `SITE_URL is "${SITE_URL}", but it must be an origin without a path, such as https://gestalt-config.github.io or http://localhost:3000.`,
    );
  });
});

describe('BASE_URL', () => {
  it('has a default', () => expect(baseUrl({})).toBe('/gestalt/'));
  it.each(['/', '/x/', '/docs-1.2/'])('may be %s', (BASE_URL) => expect(baseUrl({BASE_URL})).toBe(BASE_URL));
  it.each(['', 'x', '/x', 'x/', '/x/y/', '//', '/../', '/a b/', 'https://example.com/'])(
    'is refused as "%s", with its name and its form',
    (BASE_URL) => {
      expect(() => baseUrl({BASE_URL})).toThrow(
        `BASE_URL is "${BASE_URL}", but it must be "/" or one segment between two slashes, such as /gestalt/.`,
      );
    },
  );
});

describe('the repository', () => {
  const own = 'https://github.com/gestalt-config/gestalt';
  it('is the one that the workflow runs in', () => {
    expect(repository({GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'reader/fork'})).toBe(
      'https://github.com/reader/fork',
    );
  });
  it.each([{}, {GITHUB_REPOSITORY: 'reader/fork'}, {GITHUB_ACTIONS: 'true'}])('else is the own one: %o', (env) => {
    expect(repository(env)).toBe(own);
  });
  it('has a form for problems, with the page filled in', () => {
    expect(reportUrl(own, '/gestalt/docs')).toBe(`${own}/issues/new?template=page-problem.yml&page=%2Fgestalt%2Fdocs`);
  });
});

describe('the tracking id', () => {
  it('is the public one at the public address', () => expect(trackingId({})).toBe('G-JK529KMZG0'));
  it.each([{SITE_URL: 'http://localhost:3000'}, {BASE_URL: '/'}])('is none at another address: %o', (env) => {
    expect(trackingId(env)).toBeUndefined();
  });
  it('is the one that is set, wherever the site is', () => {
    expect(trackingId({GTAG_TRACKING_ID: 'G-OWN'})).toBe('G-OWN');
    expect(trackingId({GTAG_TRACKING_ID: 'G-OWN', BASE_URL: '/'})).toBe('G-OWN');
  });
  it('is none when set to nothing', () => expect(trackingId({GTAG_TRACKING_ID: ''})).toBeUndefined());
});

describe('ANNOUNCEMENT', () => {
  it('is what the bar above the navigation says', async () => {
    const ANNOUNCEMENT = {id: 'release-1', content: 'Version 1 is out.', isCloseable: true};
    vi.doMock(import('./site.ts'), async (original) => ({...(await original()), ANNOUNCEMENT}));
    const {default: config} = await import('../docusaurus.config.ts');
    expect(config.themeConfig).toMatchObject({announcementBar: ANNOUNCEMENT});
  });
});
