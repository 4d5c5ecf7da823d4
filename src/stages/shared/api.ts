/**
 * The library's public names, from the export that the samples make of the published jars. No JDK is needed to read it.
 */
import fs from 'node:fs';
import path from 'node:path';

/** A public class of the library. */
export interface ApiClass {
  /** The full name; a nested class has a dot before its own. */
  readonly name: string;
  readonly kind: string;
  /** The names of its public and protected methods; of an annotation, its attributes. */
  readonly methods: readonly string[];
  /** The constants of an enum. */
  readonly constants?: readonly string[];
  /** The class's page inside the published javadoc jar; absent when that jar has none. */
  readonly javadoc?: string;
}

interface ApiArtifact {
  readonly artifact: string;
  readonly version: string;
  readonly classes: readonly ApiClass[];
}

/** A class with the artifact that it comes from. */
export interface NamedClass extends ApiClass {
  readonly artifact: string;
  readonly version: string;
}

export interface Api {
  /** Classes by their last name (`Entry` of `Map.Entry`). Several artifacts may share a name. */
  readonly classes: ReadonlyMap<string, readonly NamedClass[]>;
  readonly methods: ReadonlySet<string>;
}

/** The path of the export below the site's folder. */
export const API_FILE = 'samples/exports/api.json';

/** Reads the export of the site in a folder. */
export function readApi(siteDir: string): Api {
  const {artifacts} = JSON.parse(fs.readFileSync(path.join(siteDir, API_FILE), 'utf8')) as {artifacts: ApiArtifact[]};
  const classes = new Map<string, NamedClass[]>();
  const methods = new Set<string>();
  for (const {artifact, version, classes: list} of artifacts) {
    for (const one of list) {
      const last = one.name.slice(one.name.lastIndexOf('.') + 1);
      classes.set(last, [...(classes.get(last) ?? []), {...one, artifact, version}]);
      one.methods.forEach((method) => methods.add(method));
    }
  }
  return {classes, methods};
}

/** The address of a class's API page; `undefined` when the published javadoc jar has no such page. */
export function javadocUrl({artifact, version, javadoc}: NamedClass): string | undefined {
  return javadoc && `https://javadoc.io/doc/com.github.gestalt-config/${artifact}/${version}/${javadoc}`;
}
