/** The lines of a build's output that warn of something. */
export function findWarnings(output: string): string[] {
  return output.split('\n').filter((line) => /\bwarn(ing)?s?\b|deprecat/i.test(line));
}
