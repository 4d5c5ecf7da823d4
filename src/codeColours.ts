/**
 * The colours of code in both modes. Each one has a contrast of at least 4.5 with its background. A token type that
 * one mode names, the other names too, so that no colour of the light mode shows through in the dark one.
 */
import type {PrismTheme} from 'prism-react-renderer';

type Colours = Record<'text' | 'quiet' | 'keyword' | 'string' | 'value' | 'name' | 'mark' | 'background', string>;

function theme(colours: Colours): PrismTheme {
  const style = (color: string, types: string[]): PrismTheme['styles'][number] => ({types, style: {color}});
  return {
    plain: {color: colours.text, backgroundColor: colours.background},
    styles: [
      style(colours.quiet, ['comment', 'prolog', 'doctype', 'cdata', 'punctuation', 'operator', 'namespace']),
      style(colours.keyword, ['keyword', 'atrule', 'tag', 'deleted', 'important']),
      style(colours.string, ['string', 'char', 'attr-value', 'inserted', 'regex', 'url']),
      style(colours.value, ['number', 'boolean', 'constant', 'symbol', 'null']),
      style(colours.name, ['function', 'attr-name', 'property', 'key', 'selector', 'builtin']),
      style(colours.mark, ['annotation', 'parameter', 'variable']),
    ],
  };
}

export const light = theme({
  text: '#1d2026',
  background: '#f6f5f2',
  quiet: '#5f6068',
  keyword: '#8f3113',
  string: '#1d6238',
  value: '#1c568a',
  name: '#40449c',
  mark: '#6f4600',
});

export const dark = theme({
  text: '#e4e2de',
  background: '#1e2126',
  quiet: '#a3a7b0',
  keyword: '#ff9c73',
  string: '#9ccf8f',
  value: '#8ec3f0',
  name: '#bdbaff',
  mark: '#e8c06a',
});
