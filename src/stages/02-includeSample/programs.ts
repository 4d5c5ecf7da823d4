/**
 * One click from each excerpt and each output of a page: the whole program, in a fold below it. Pure: it decides where
 * the text of a program stands in the page's HTML, for readers without JavaScript, and where a link leads to it.
 */
import path from 'node:path';

/** A sample, or what it printed, on a page. */
export interface Shown {
  /** The file of the sample, below the site's folder, and its address in the repository. */
  readonly source: string;
  readonly href: string;
  readonly language: string;
  /** The whole file as a page shows it. */
  readonly text: string;
  readonly kind: 'whole' | 'excerpt' | 'output';
  /** The lines of the whole file that the excerpt is. */
  readonly lines?: string;
  /** Is told what stands below it: the attributes of a `<WholeProgram>`; or the id of a file that is shown whole. */
  readonly fold: (attributes: Readonly<Record<string, string>>) => void;
}

/** So many letters of folded programs stand in the HTML of a page: up to 1 KiB of the 14 that it may weigh. */
const IN_PAGE = 3000;

/**
 * Gives each excerpt of a page, and each output whose program the page does not show, its fold. The first fold of a
 * program has `id` and its text in the page; each further one leads there with `of`. A program that has no place in the
 * page has `href`, which leads to it in the repository. Folds without the text fetch their `source` when they are opened.
 * @param all what the page shows, in its order
 */
export function foldPrograms(all: readonly Shown[]): void {
  const wholes = new Map(all.filter(({kind}) => kind === 'whole').map((one) => [one.text, one]));
  const known = new Set(all.filter(({kind}) => kind !== 'output').map(({text}) => text));
  const homes = new Map<string, string>();
  const count = new Map<string, number>();
  let letters = 0;

  const newId = (text: string, name: string): string => {
    count.set(name, (count.get(name) ?? 0) + 1);
    const id = count.get(name)! > 1 ? `${name}-${count.get(name)!}` : name;
    homes.set(text, id);
    return id;
  };

  for (const {source, href, language, text, kind, lines, fold} of all) {
    if (kind === 'whole' || (kind === 'output' && known.has(text))) continue;
    const name = path.basename(source);
    const attributes = {label: labelOf(kind, text), name, ...(lines && {lines})};
    const whole = wholes.get(text);
    if (whole && !homes.has(text)) whole.fold({id: newId(text, name)});
    const home = homes.get(text);
    if (home) fold({...attributes, of: home, source});
    else if (kind === 'excerpt' && letters + text.length <= IN_PAGE) {
      letters += text.length;
      fold({...attributes, id: newId(text, name), language, text});
    } else fold({...attributes, href, source});
  }
}

function labelOf(kind: Shown['kind'], text: string): string {
  if (kind === 'output') return 'The program that printed this';
  return /\bmain\(/.test(text) ? 'Whole program' : 'Whole file';
}
