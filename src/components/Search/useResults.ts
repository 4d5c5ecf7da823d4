/** What the search shows for what the reader has typed. */
import {useEffect, useState, type RefObject} from 'react';
import {choose, type Shown} from './choose.ts';
import {find} from './engine.ts';
import {loadEngine, loadTexts} from './load.ts';
import type {PageTexts} from './packed.ts';

export interface Results {
  /** Of the query that these are the results of. */
  readonly query: string;
  readonly shown: readonly Shown[];
}

export interface Answer {
  readonly results?: Results;
  /** The index cannot be had. */
  readonly hasFailed: boolean;
  /** The texts that have come, by the file of the page. */
  readonly texts: ReadonlyMap<string, PageTexts>;
}

/** Texts are fetched when the reader pauses: not for each letter of a word. */
const PAUSE_MS = 250;

/** How many results fit on the screen; each has a heading and a line, or on a phone two lines, of its text. */
function room(): number {
  const fits = Math.floor((window.innerHeight * 0.85 - 150) / (window.innerWidth < 600 ? 96 : 80));
  return Math.max(3, Math.min(fits, 7));
}

/**
 * @param query what the reader has typed
 * @param index what the server said when it was asked for the index
 * @param address of the folder with the index
 */
export function useResults(
  query: string,
  index: RefObject<Promise<Response | undefined> | undefined>,
  address: string,
): Answer {
  const [results, setResults] = useState<Results>();
  const [hasFailed, setHasFailed] = useState(false);
  const [texts, setTexts] = useState<ReadonlyMap<string, PageTexts>>(new Map());

  useEffect(() => {
    let isCurrent = true;
    loadEngine(index.current)
      .then((engine) => isCurrent && setResults({query, shown: query ? choose(find(engine, query), room()) : []}))
      .catch(() => isCurrent && setHasFailed(true));
    return () => void (isCurrent = false);
  }, [query, index]);

  useEffect(() => {
    const pages = results?.shown.map(({page}) => page) ?? [];
    const timer = setTimeout(() => {
      for (const page of pages)
        void loadTexts(address, page).then((text) => text && setTexts((known) => new Map(known).set(page.file, text)));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [results, address]);

  return {results, hasFailed, texts};
}
