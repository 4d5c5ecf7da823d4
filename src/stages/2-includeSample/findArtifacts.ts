/** What a program needs beside the project of getting-started, read from its text. Pure but for `readPackages`. */
import {readApi} from '../4-checkNames/api.ts';

const IMPORT = /^import (?:static )?([\w.]+)/gm;
/** A text that is a format, or ends as a file of one does. A file that the program reads itself may have any format. */
const FORMAT = /(?<!readString\(Path\.of\()"(?:[^"\n]*\.)?(yaml|yml|json|toml|conf|hocon)"/g;
/** The module that reads a format. It is found when a program runs, so no import names it. */
const READERS: Readonly<Record<string, string>> = {
  yaml: 'gestalt-yaml',
  yml: 'gestalt-yaml',
  json: 'gestalt-json',
  toml: 'gestalt-toml',
  conf: 'gestalt-hocon',
  hocon: 'gestalt-hocon',
};
/** Libraries that readers add beside a module: how their packages begin, the longer beginning first. */
export const LIBRARIES: readonly (readonly [beginning: string, artifact: string])[] = [
  ['io.micrometer.prometheusmetrics.', 'micrometer-registry-prometheus'],
  ['io.micrometer.', 'micrometer-core'],
  ['org.koin.', 'koin-core-jvm'],
  ['org.kodein.', 'kodein-di-jvm'],
];
/** What the project has; its Kotlin form, the second. */
const GIVEN = new Set(['gestalt-core', 'gestalt-kotlin']);

/**
 * The ids of the artifacts, in alphabetical order.
 * @param packages the packages of the library, each with its artifact
 */
export function findArtifacts(program: string, packages: ReadonlyMap<string, string>): string[] {
  const imported = [...program.matchAll(IMPORT)].flatMap(([, name = '']) => {
    const parents = name.split('.').map((_, index, all) => all.slice(0, index).join('.'));
    const own = parents.findLast((parent) => packages.has(parent));
    const library = LIBRARIES.find(([beginning]) => name.startsWith(beginning));
    return own ? packages.get(own)! : (library?.[1] ?? []);
  });
  const reading = [...program.matchAll(FORMAT)].map(([, format]) => READERS[format!]!);
  return [...new Set([...imported, ...reading])].filter((one) => !GIVEN.has(one)).sort();
}

/** The packages of the library's jars, each with its artifact. */
export function readPackages(siteDir: string): Map<string, string> {
  const classes = [...readApi(siteDir).classes.values()].flat();
  return new Map(classes.map(({name, artifact}) => [name.replace(/\.[A-Z].*/, ''), artifact]));
}
