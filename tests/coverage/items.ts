/** What the pages have to name: the classes of the library, and of some classes what a reader writes or reads of them. */
import type {NamedClass} from '../../src/stages/shared/api.ts';

export const KINDS = ['class', 'method', 'attribute', 'constant'] as const;
export type Kind = (typeof KINDS)[number];

/** One name that a page should have. */
export interface Item {
  readonly kind: Kind;
  /** The class, or the class that the member belongs to. */
  readonly of: NamedClass;
  /** The last name of a class, or the name of a member. */
  readonly name: string;
}

/** The name of a class as a reader writes it: `ArrayToken`, without its package and its outer class. */
export function lastName({name}: NamedClass): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** The functions of a Kotlin file, which the compiler puts into a class of the file's name: a reader calls them alone. */
export function isKotlinFile(one: NamedClass): boolean {
  return /[a-z]Kt$/.test(lastName(one));
}

/** The methods of a class that a page should name: what sets up a builder, all of `Gestalt`, and the functions of a Kotlin file. */
function methodsOf(one: NamedClass): readonly string[] {
  if (isKotlinFile(one) || one.name === 'org.github.gestalt.config.Gestalt') return one.methods;
  return lastName(one).endsWith('Builder') ? one.methods.filter((name) => /^(?:set|add|use)[A-Z]/.test(name)) : [];
}

/** A class and its members, each as an item. */
export function itemsOf(one: NamedClass): Item[] {
  const members = (kind: Kind, names: readonly string[]): Item[] => names.map((name) => ({kind, of: one, name}));
  return [
    ...members('class', isKotlinFile(one) ? [] : [lastName(one)]),
    ...members('method', methodsOf(one)),
    ...members('attribute', one.kind === 'annotation' ? one.methods : []),
    ...members('constant', one.constants ?? []),
  ];
}

/** An item as the report prints it. */
export function label({kind, of, name}: Item): string {
  if (kind === 'class') return of.name.replace(/^org\.github\.gestalt\.config\./, '');
  if (kind === 'method') return isKotlinFile(of) ? `${name}()` : `${lastName(of)}.${name}()`;
  return kind === 'attribute' ? `@${lastName(of)}(${name})` : `${lastName(of)}.${name}`;
}
