import {describe, expect, it} from 'vitest';
import {foldPrograms, type Shown} from './programs.ts';

type Fold = Readonly<Record<string, string>>;

/** Folds a page; gives what each of its parts is told, without what all folds have. */
function foldsOf(...page: readonly (readonly [Shown['kind'], file: string, text: string, lines?: string])[]): Fold[] {
  const folds: Fold[] = page.map(() => ({}));
  foldPrograms(
    page.map(([kind, source, text, lines], index) => ({
      kind,
      source,
      text,
      lines,
      href: `https://host/${source}`,
      language: 'java',
      fold: (attributes) =>
        (folds[index] = Object.fromEntries(Object.entries(attributes).filter(([key]) => !/language|text/.test(key)))),
    })),
  );
  return folds;
}

const LONG = 'x'.repeat(3001);

describe('foldPrograms', () => {
  it('puts a program into the page once; later folds lead there', () => {
    expect(foldsOf(['excerpt', 'a/B.java', 'main(', '1-2'], ['excerpt', 'a/B.java', 'main(', '4-5'])).toEqual([
      {label: 'Whole program', name: 'B.java', lines: '1-2', id: 'B.java'},
      {label: 'Whole program', name: 'B.java', lines: '4-5', of: 'B.java', source: 'a/B.java'},
    ]);
  });

  it('tells two files of one name apart', () => {
    const [one, other] = foldsOf(['excerpt', 'a/B.java', 'class B {}'], ['excerpt', 'c/B.java', 'class B { int b; }']);
    expect(one).toMatchObject({label: 'Whole file', id: 'B.java'});
    expect(other).toMatchObject({id: 'B.java-2'});
  });

  it('leads to a file that the page shows whole, even further down', () => {
    expect(foldsOf(['excerpt', 'a/B.java', 'x', '1-1'], ['whole', 'a/B.java', 'x'])).toEqual([
      {label: 'Whole file', name: 'B.java', lines: '1-1', of: 'B.java', source: 'a/B.java'},
      {id: 'B.java'},
    ]);
  });

  it('says nothing of a file that is only shown whole, nor of an output below its program', () => {
    expect(foldsOf(['whole', 'a/B.java', 'x'], ['output', 'a/B.java', 'x'])).toEqual([{}, {}]);
  });

  it('keeps long programs, and the programs of outputs alone, out of the HTML', () => {
    expect(foldsOf(['excerpt', 'a/B.java', LONG], ['output', 'c/D.java', 'main('])).toEqual([
      {label: 'Whole file', name: 'B.java', href: 'https://host/a/B.java', source: 'a/B.java'},
      {label: 'The program that printed this', name: 'D.java', href: 'https://host/c/D.java', source: 'c/D.java'},
    ]);
  });
});
