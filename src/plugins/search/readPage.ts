/**
 * What a reader can find of a built page: the text of its article, by heading and by linkable row. It is read from the HTML,
 * so that samples and outputs are in it, the panels of all tabs and closed folds too, but nothing of what stands around.
 */
import {load, type Cheerio} from 'cheerio';
import {SEPARATOR} from '../../components/Search/weights.ts';

/** What stands below one heading, or in one row. */
export interface Section {
  /** The id in the page; none for what stands above the first heading. */
  readonly anchor: string;
  /** The text of the heading, or the first cell of the row. */
  readonly heading: string;
  readonly text: string;
}

export interface Page {
  readonly title: string;
  readonly description: string;
  /** The words that readers use and the page does not. */
  readonly keywords: string;
  /** Where it stands: the label of its section and that of its category. */
  readonly place: string;
  /** A post comes after all other pages. */
  readonly isPost: boolean;
  readonly sections: readonly Section[];
}

type Node = ReturnType<ReturnType<ReturnType<typeof load>>['contents']> extends Cheerio<infer One> ? One : never;

/** In an article, but not of it; and the second drawing of a diagram, which is the first in another shape. */
const ASIDE =
  'nav, header, footer, [class*=toc], [role=tablist], .hash-link, [class*=language_], svg:not(:first-of-type), svg a > title';
/** Where one word ends and the next one begins, without a blank between them. */
const APART =
  'p, li, td, th, pre, summary, figcaption, dt, dd, br, small, .sentence, text, title, desc, .theme-code-block div';
/** What is no document: the map, the categories and the lists of posts are made of the titles of others. */
const DOCUMENT = 'html.mdx-page, html.blog-post-page, html[class*=docs-doc-id]';

const squeeze = (text: string): string => text.replace(/[\s\u200B]+/g, ' ').trim();

/** Reads a page; gives none for one that is no document. Pure. */
export function readPage(html: string): Page | undefined {
  const $ = load(html);
  const article = $('article').first();
  if (!$(DOCUMENT).length || !article.length) return undefined;
  const isPost = $('html.blog-post-page').length > 0;
  const place = [$('.navbar__link--active').first(), ...$('.breadcrumbs__item').slice(0, -1).toArray()];
  const page = {
    title: squeeze($('h1').first().text()),
    description: $('meta[name=description]').attr('content') ?? '',
    keywords: ($('meta[name=keywords]').attr('content') ?? '').replaceAll(',', ', '),
    place: isPost
      ? 'Blog'
      : place
          .map((one) => squeeze($(one).text()))
          .filter(Boolean)
          .join(' › '),
    isPost,
  };
  article.find(ASIDE).remove();
  article.find(APART).append(' ');

  const sections: {anchor: string; heading: string; text: string}[] = [{anchor: '', heading: '', text: ''}];
  let current = sections[0]!;
  const start = (anchor: string, heading: string): void => {
    current = {anchor, heading: squeeze(heading), text: ''};
    sections.push(current);
  };
  const walk = (node: Node): void => {
    if (node.type === 'text') current.text += node.data;
    if (node.type !== 'tag') return;
    const {id = ''} = node.attribs;
    if (/^h[23]$/.test(node.name) && id) return start(id, $(node).text());
    if (node.name !== 'tr' || !id) return node.children.forEach(walk);
    const around = current;
    const name = $(node).children().first();
    // In the index of errors: one message after the other; the names of its errors are a part of the text.
    const messages = name.find('.sentence').toArray();
    start(id, messages.length > 0 ? messages.map((one) => squeeze($(one).text())).join(SEPARATOR) : name.text());
    (messages.length > 0 ? name.find('small').toArray() : []).forEach(walk);
    node.children.slice(1).forEach(walk);
    current = around;
  };
  article.contents().each((_, node) => walk(node));
  const filled = sections.map((section) => ({...section, text: squeeze(section.text)}));
  return {...page, sections: filled.filter(({text, heading}) => text || heading)};
}
