/** Public classes that no page needs to name, because no user touches them. Each group says why. */
import type {NamedClass} from '../../src/stages/shared/api.ts';
import {shortName} from './homes.ts';

export interface Allowed {
  readonly reason: string;
  readonly classes: RegExp;
}

export const ALLOWED: readonly Allowed[] = [
  {
    reason: 'one class for each message: pages quote the message, and name ValidationError, which has it',
    classes:
      /^entity\.ValidationError\.|^(?:aws|azure|google|vault)\.errors\.|^kotlin\.entity\.|\.HibernateValidatorError$/,
  },
  {
    reason: 'helpers of the library itself, public only because its packages share them',
    classes:
      /^utils\.(?!GResultOf$|Pair$)|^loader\.ConfigLoaderUtils$|^node\.AbstractConfigNode$|^security\.encrypted\.EncryptionUtils$/,
  },
  {
    reason: 'the parts of a placeholder while the library reads it; neither a call nor a message has one',
    classes: /^processor\.config\.transform\.(?:substitution\.|StringSubstitutionProcessor$)/,
  },
  {
    reason: 'a class inside another one, which only that one makes',
    classes: /^kotlin\.reflect\.KTypeCapture\.Companion$|^kotlin\.decoder\.DataClassDecoder\.ResultsAndValid$/,
  },
  {
    reason: 'what Guice calls after GestaltModule has registered it',
    classes: /^guice\.GestaltConfig(?:MemberInjector|TypeListener)$/,
  },
  {reason: 'no code of the library makes or reads one', classes: /^token\.TagToken$/},
];

/** The group that allows a class to be left out. */
export function groupOf(one: NamedClass, groups: readonly Allowed[] = ALLOWED): Allowed | undefined {
  return groups.find(({classes}) => classes.test(shortName(one)));
}
