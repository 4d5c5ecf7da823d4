/** A reporter of cspell: says what to do about the words that the default one has listed. cspell has no setting for it. */

import process from 'node:process';

/** @returns a reporter that prints one line when the run is over and some word was unknown. */
export function getReporter() {
  return {
    result({issues}) {
      if (issues > 0)
        process.stderr.write('Correct each word, or add it to cspell-words.txt, at its place in the alphabet.\n');
    },
  };
}
