/** Fetches the index and the texts, each once. */
import {openIndex, type Engine} from './engine.ts';
import type {PackedIndex, PackedPage, PageTexts} from './packed.ts';

let engine: Promise<Engine> | undefined;
const texts = new Map<string, Promise<PageTexts | undefined>>();

async function json<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return (await answer.json()) as T;
}

/**
 * The index, ready for use.
 * @param answer what the server said when it was asked for the index; none if it could not be reached
 * @throws Error when there is no index that can be read; the next call tries again
 */
export function loadEngine(answer: Promise<Response | undefined> | undefined): Promise<Engine> {
  engine ??= Promise.resolve(answer)
    .then((one) => (one ? json<PackedIndex>(one.clone()) : Promise.reject(new Error('Not reached'))))
    .then(openIndex)
    .catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
  return engine;
}

function checkTexts(texts: unknown): PageTexts {
  if (Array.isArray(texts) && texts.every((one) => typeof one === 'string')) return texts;
  throw new Error('The texts of the search have another form.');
}

/**
 * The texts of a page; none if they cannot be had, since a result is of use without an excerpt.
 * @param address of the folder with the index
 */
export function loadTexts(address: string, {file}: PackedPage): Promise<PageTexts | undefined> {
  const known = texts.get(file);
  if (known) return known;
  const fetched = fetch(address + file)
    .then((answer) => json<unknown>(answer))
    .then(checkTexts)
    .catch(() => {
      texts.delete(file);
      return undefined;
    });
  texts.set(file, fetched);
  return fetched;
}
