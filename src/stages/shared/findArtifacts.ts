/** What a program needs beside the project of getting-started, read from its text. Pure but for the two that read. */
import fs from 'node:fs';
import path from 'node:path';
import {readText} from './readText.ts';
import {readApi} from './api.ts';

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
/** What stands at the top level of a file for the other files of its folder, in Java or in Kotlin. */
const DECLARED =
  /^(?!.*\bprivate\b)(?:@?\w+ )*(?:class|interface|record|enum|@interface|object|typealias|val|var|fun)(?: <[^>\n]*>)? (?:\w+\.)*(\w+)/gm;
/** What names a file without using it: texts and comments. */
const UNUSED = /"(?:\\.|[^"\\\n])*"|\/\/.*|\/\*[\s\S]*?\*\//g;
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

/**
 * A program, followed by the files of its folder that it uses, and those that these use.
 * @param files the texts of the folder's sources, by their names
 */
export function findUsed(program: string, files: ReadonlyMap<string, string>): string[] {
  const used = new Set([program]);
  for (const one of used) {
    const words = new Set(files.get(one)!.replace(UNUSED, ' ').match(/\w+/g));
    for (const [name, text] of files) {
      // In Kotlin, "split" is a function of a file; in Java, it is a method of anything.
      if (one.endsWith('.java') && !name.endsWith('.java')) continue;
      const declared = [...text.matchAll(DECLARED)].map(([, word]) => word!);
      if (declared.some((word) => word !== 'main' && words.has(word))) used.add(name);
    }
  }
  return [...used];
}

/** The sources in the folder of a file, by their paths. */
export function readFolder(file: string): Map<string, string> {
  const folder = path.dirname(file);
  const names = fs.readdirSync(folder).filter((name) => /\.(?:java|kt)$/.test(name));
  return new Map(names.sort().map((name) => [path.join(folder, name), readText(path.join(folder, name))]));
}

/** The packages of the library's jars, each with its artifact. */
export function readPackages(siteDir: string): Map<string, string> {
  const classes = [...readApi(siteDir).classes.values()].flat();
  return new Map(classes.map(({name, artifact}) => [name.replace(/\.[A-Z].*/, ''), artifact]));
}
