/**
 * Where the site lives and where its sources are: the constants that the configuration, the remark plugins, the
 * components and the tests share, and the two environment variables that move the site to another address.
 */
import type {ThemeConfig} from '@docusaurus/preset-classic';

/** The public address that the deployment workflow publishes to. */
export const DEFAULT_URL = 'https://gestalt-config.github.io';
export const DEFAULT_BASE_URL = '/gestalt/';

/** The library's public measurement id. It is used for the default public address and nowhere else. */
const PUBLIC_TRACKING_ID = 'G-JK529KMZG0';

/** The source branch that "Edit this page" and the links to whole samples lead to. */
export const SOURCE_BRANCH = 'main';

/** The five sections in their order: the id of each one's sidebar, and its label. */
export const SECTIONS = [
  ['tutorialSidebar', 'Tutorial - Basics'],
  ['advancedSidebar', 'Tutorial - Advanced'],
  ['modulesSidebar', 'Modules'],
  ['usecaseSidebar', 'Use Cases'],
  ['architectureSidebar', 'Architecture'],
] as const;

/**
 * The optional bar above the navigation; `undefined` shows none. A reader who closed it sees it again as soon as
 * `id` changes. Example: `{id: 'release-1', content: 'Version 1 is out.', isCloseable: true}`.
 */
export const ANNOUNCEMENT: ThemeConfig['announcementBar'] = undefined;

/** The styles for readers without JavaScript, in `static/`: nobody else loads them. */
export const WITHOUT_SCRIPT = 'without-script.css';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The origin of the site.
 * @param env the environment; `SITE_URL` overrides {@link DEFAULT_URL}
 * @returns an origin without a slash at its end
 * @throws Error when `SITE_URL` is not an http or https origin
 */
export function siteUrl(env: Environment = process.env): string {
  const value = env.SITE_URL ?? DEFAULT_URL;
  const origin = URL.canParse(value) ? new URL(value).origin : 'null';
  if (!/^https?:/.test(value) || value !== origin) {
    throw new Error(
      `SITE_URL is "${value}", but it must be an origin without a path, such as ${DEFAULT_URL} or http://localhost:3000.`,
    );
  }
  return origin;
}

/**
 * The path that every page lies under.
 * @param env the environment; `BASE_URL` overrides {@link DEFAULT_BASE_URL}
 * @returns `/` or one segment between two slashes
 * @throws Error when `BASE_URL` has another form
 */
export function baseUrl(env: Environment = process.env): string {
  const value = env.BASE_URL ?? DEFAULT_BASE_URL;
  if (!/^\/(?:[A-Za-z0-9][A-Za-z0-9._~-]*\/)?$/.test(value)) {
    throw new Error(
      `BASE_URL is "${value}", but it must be "/" or one segment between two slashes, such as ${DEFAULT_BASE_URL}.`,
    );
  }
  return value;
}

/**
 * The address of the source repository: in the workflow the one that it runs in, else the project's own.
 * @param env the environment; GitHub sets `GITHUB_ACTIONS` and `GITHUB_REPOSITORY` (`owner/name`)
 */
export function repository(env: Environment = process.env): string {
  const inWorkflow = env.GITHUB_ACTIONS === 'true' && env.GITHUB_REPOSITORY;
  return `https://github.com/${inWorkflow || 'gestalt-config/gestalt'}`;
}

/**
 * The measurement id of the page-view tag.
 * @param env the environment; `GTAG_TRACKING_ID` overrides, and an empty value turns the tag off
 * @returns the id, or `undefined` for no tag
 */
export function trackingId(env: Environment = process.env): string | undefined {
  if (env.GTAG_TRACKING_ID !== undefined) {
    return env.GTAG_TRACKING_ID || undefined;
  }
  return siteUrl(env) === DEFAULT_URL && baseUrl(env) === DEFAULT_BASE_URL ? PUBLIC_TRACKING_ID : undefined;
}

/**
 * The form "something on a page is wrong" with the page filled in.
 * @param repositoryUrl what {@link repository} gives
 * @param route the path of the page as the address bar shows it, base path included
 */
export function reportUrl(repositoryUrl: string, route: string): string {
  return `${repositoryUrl}/issues/new?template=page-problem.yml&page=${encodeURIComponent(route)}`;
}
