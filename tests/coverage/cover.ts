/** Compares what the library has with what the pages name. */
import type {NamedClass} from '../../src/stages/shared/api.ts';
import {ALLOWED, groupOf, type Allowed} from './allowed.ts';
import {HOMES, homeOf, type Home} from './homes.ts';
import {isKotlinFile, itemsOf, KINDS, lastName, type Item, type Kind} from './items.ts';
import {isNamed, type PageText} from './names.ts';

export interface Coverage {
  /** What no page names, by the page that should, in the order of the rules. */
  readonly missing: ReadonlyMap<string, readonly Item[]>;
  readonly figures: Readonly<Record<Kind, {readonly named: number; readonly all: number}>>;
  /** What is wrong with the rules themselves. */
  readonly faults: readonly string[];
}

export interface Rules {
  readonly homes: readonly Home[];
  readonly allowed: readonly Allowed[];
}

/** Classes that no rule gives a page, and rules that match no class. */
function findFaults(classes: readonly NamedClass[], {homes, allowed}: Rules): string[] {
  const homeless = classes.filter((one) => !groupOf(one, allowed) && !homeOf(one, homes));
  const used = new Set(classes.map((one) => groupOf(one, allowed)));
  return [
    ...homeless.map(({name}) => `${name}: no page should name it; give it one in tests/coverage/homes.ts`),
    ...allowed
      .filter((one) => !used.has(one))
      .map(({classes: none}) => `tests/coverage/allowed.ts: ${none} matches no class`),
  ];
}

/** Compares the classes with the pages, which stand by their routes. */
export function cover(
  classes: readonly NamedClass[],
  pages: ReadonlyMap<string, PageText>,
  rules: Rules = {homes: HOMES, allowed: ALLOWED},
): Coverage {
  const last = classes.map(lastName);
  const shared = new Set(last.filter((name, index) => last.indexOf(name) !== index));
  const missing = new Map<string, Item[]>(rules.homes.map(({page}) => [page, []]));
  const figures = Object.fromEntries(KINDS.map((kind) => [kind, {named: 0, all: 0}])) as Record<
    Kind,
    {named: number; all: number}
  >;
  for (const one of classes) {
    const home = homeOf(one, rules.homes);
    if (groupOf(one, rules.allowed) || !home) continue;
    // What two artifacts have, and a function without its class, says whose it is only on its page.
    const only = shared.has(lastName(one)) || isKotlinFile(one);
    const candidates = only ? [pages.get(home)] : [...pages.values()];
    for (const item of itemsOf(one)) {
      const named = candidates.some((page) => page && isNamed(page, item));
      figures[item.kind].all += 1;
      if (named) figures[item.kind].named += 1;
      else missing.get(home)!.push(item);
    }
  }
  return {missing, figures, faults: findFaults(classes, rules)};
}
