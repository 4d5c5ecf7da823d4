/**
 * The index as it travels: that of MiniSearch, a third shorter after gzip. A word is a line: the word, then for each field its
 * number and the sections, as the distance from the one before, with `*` and how often it stands there if it is not once.
 */
import type {AsPlainObject} from 'minisearch';

/** Another form of the index gets another number: a page that is still open must not read it wrongly. */
export const VERSION = 1;

export interface PackedPage {
  readonly title: string;
  /** Without the base path. */
  readonly route: string;
  /** Where it stands, such as `Modules`. */
  readonly place: string;
  readonly isPost: boolean;
  /** The file with its texts, in the folder of the index. */
  readonly file: string;
  /** The anchor of each section, empty for the page's beginning, and its heading. */
  readonly sections: readonly (readonly [anchor: string, heading: string])[];
}

export interface PackedIndex {
  readonly version: number;
  readonly pages: readonly PackedPage[];
  /** MiniSearch's own, without what follows. */
  readonly engine: Omit<AsPlainObject, 'index' | 'documentIds' | 'fieldLength' | 'storedFields'>;
  /** By section, how many words each field has. */
  readonly lengths: string;
  readonly words: string;
}

/** The texts of one page, by its sections. */
export type PageTexts = readonly string[];

const BASE = 36;

/** Pure. */
export function pack(engine: AsPlainObject, pages: readonly PackedPage[]): PackedIndex {
  const {index, documentIds, fieldLength, ...rest} = engine;
  const words = index.map(([word, fields]) => {
    const places = Object.entries(fields as Record<string, Record<string, number>>).map(([field, sections]) => {
      let before = 0;
      const list = Object.entries(sections).map(([section, times]) => {
        const step = (Number(section) - before).toString(BASE);
        before = Number(section);
        return times === 1 ? step : `${step}*${times.toString(BASE)}`;
      });
      return `${field}:${list.join(',')}`;
    });
    return `${word} ${places.join(' ')}`;
  });
  const lengths = Object.keys(documentIds).map((id) => (fieldLength[id as never] as number[]).join(','));
  return {version: VERSION, pages, engine: rest, lengths: lengths.join(' '), words: words.sort().join('\n')};
}

/** The words one after the other, so that whoever reads them may rest in between. */
function* readWords(lines: string): Generator<[string, Record<string, Record<string, number>>]> {
  for (const [line] of lines.matchAll(/.+/g)) {
    const [word = '', ...places] = line.split(' ');
    const fields: Record<string, Record<string, number>> = {};
    for (const place of places) {
      const [field = '', list = ''] = place.split(':');
      const sections: Record<string, number> = {};
      let section = 0;
      for (const one of list.split(',')) {
        const [step = '', times = '1'] = one.split('*');
        section += parseInt(step, BASE);
        sections[section] = parseInt(times, BASE);
      }
      fields[field] = sections;
    }
    yield [word, fields];
  }
}

/** What {@link pack} has packed, except for stored fields, of which there are none. Pure. */
export function unpack({engine, lengths, words}: PackedIndex): AsPlainObject {
  const fieldLength = Object.fromEntries(lengths.split(' ').map((line, id) => [id, line.split(',').map(Number)]));
  const documentIds = Object.fromEntries(Object.keys(fieldLength).map((id) => [id, Number(id)]));
  return {...engine, documentIds, fieldLength, storedFields: {}, index: readWords(words)} as unknown as AsPlainObject;
}
