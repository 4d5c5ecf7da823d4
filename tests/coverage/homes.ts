/**
 * Which page of the specification should name a class and its members. The first rule that matches decides; a class that
 * none matches fails `npm run coverage`, so that a new version of the library cannot pass unseen.
 */
import type {NamedClass} from '../../src/stages/shared/api.ts';

export interface Home {
  /** The page, without the base path. */
  readonly page: string;
  /** What the page has to do with these classes. */
  readonly reason: string;
  /** The full names of the classes, without `org.github.gestalt.config.` at the beginning. */
  readonly classes: RegExp;
  /** The artifact, where two have a class of the same name. */
  readonly artifact?: string;
}

const LOADING = 'docs/tutorial/loading-configuration';
const RETRIEVING = 'docs/tutorial/retrieving-configurations';
const TAGS = 'docs/tutorial/tags-configuration';

/** In the order of the sidebars; a general rule comes after the special ones of its package. */
export const HOMES: readonly Home[] = [
  {
    page: `${LOADING}/supported-sources`,
    reason: 'lists every source, with what its builder takes',
    classes: /^(?:source\.(?!ConfigSource$|ConfigSourcePackage$)|builder\.SourceBuilder$)/,
  },
  {
    page: `${LOADING}/supported-sources`,
    reason: 'the sources of a module are sources too',
    classes: /^(?:aws\.s3|azure\.blob|google\.storage|git)\./,
  },
  {
    page: `${LOADING}/config-tree`,
    reason: 'shows the three kinds of nodes',
    classes: /^node\.(?:ConfigNode|MapNode|ArrayNode|LeafNode|NodeType)$/,
  },
  {
    page: `${LOADING}/config-loader`,
    reason: 'which loader reads a source, and what can be set for it',
    classes: /^(?:loader\.(?:EnvironmentVars|Map|Property)|(?:json|yaml|toml|hocon)\.)/,
  },
  {
    page: `${RETRIEVING}/retrieving-configuration`,
    reason: 'the ways to read, what they return and what they throw',
    classes: /^(?:Gestalt|exceptions\.\w+|entity\.ValidationError|entity\.ValidationLevel|utils\.GResultOf)$/,
  },
  {
    page: `${RETRIEVING}/retrieving-generic`,
    reason: 'type capture, and interfaces that are read through a proxy',
    classes: /^(?:reflect\.TypeCapture|decoder\.ProxyDecoderMode)$/,
  },
  {page: `${RETRIEVING}/path-mapping`, reason: 'the spellings of a key that a name finds', classes: /^path\.mapper\./},
  {
    page: `${RETRIEVING}/supported-decoders`,
    reason: 'the decoders that the Kotlin module adds',
    classes: /^kotlin\.decoder\./,
  },
  {
    page: `${RETRIEVING}/retrieving-kotlin`,
    reason: 'what gestalt-kotlin adds to a read',
    classes: /^kotlin\.(?!kodein\.|koin\.)/,
    artifact: 'gestalt-kotlin',
  },
  {
    page: `${RETRIEVING}/supported-decoders`,
    reason: 'each type that can be read, with the decoder that makes it',
    classes: /^decoder\.(?!(?:Collection|Leaf|)Decoder$|DecoderContext|DecoderRegistry|DecoderService|Priority)/,
  },
  {
    page: 'docs/tutorial/annotations/annotations-code',
    reason: 'the annotations of classes and their members',
    classes: /^annotations\.(?!ConfigPriority$)/,
  },
  {
    page: 'docs/tutorial/annotations/annotations-configs',
    reason: 'the marks inside values, and how to add one',
    classes: /^processor\.config\.annotation\./,
  },
  {page: `${TAGS}/tags`, reason: 'how a tag is made', classes: /^tag\./},
  {
    page: `${TAGS}/tag-resolution`,
    reason: 'which tagged sources take part in a read',
    classes: /^node\.\w*TagResolutionStrategy$/,
  },
  {
    page: `${TAGS}/tag-merging`,
    reason: 'how the tags of a call meet the default tags',
    classes: /^node\.TagMergingStrategy/,
  },
  {
    page: 'docs/advanced/configurable-options',
    reason: 'lists every option, and what the builder takes besides',
    classes: /^(?:builder\.GestaltBuilder|entity\.GestaltConfig|entity\.GestaltModuleConfig)$/,
  },
  {page: 'docs/advanced/logging', reason: 'how secrets are kept out of what is printed', classes: /^secret\.rules\./},
  {
    page: 'docs/advanced/node-substitution',
    reason: 'where an included node can come from',
    classes: /^(?:node\.factory\.|processor\.config\.include\.)/,
  },
  {
    page: 'docs/architecture/reload-strategies',
    reason: 'what a strategy of your own extends, and whom a reload tells',
    classes: /^reload\.(?:ConfigReloadListener|ConfigReloadStrategy|CoreReloadListenersContainer)$/,
  },
  {page: 'docs/advanced/reload-strategies', reason: 'the strategies and the listener', classes: /^reload\./},
  {page: 'docs/advanced/security-encryptedy-nodes', reason: 'encrypted values', classes: /^security\.encrypted\./},
  {
    page: 'docs/advanced/security-temporary-nodes',
    reason: 'values with a read limit',
    classes: /^security\.temporary\./,
  },
  {
    page: 'docs/advanced/string-substitution',
    reason: 'what fetches the value of a placeholder',
    classes: /^processor\.config\.transform\.\w*Transformer(?:Old)?$/,
  },
  {
    page: 'docs/advanced/string-substitution',
    reason: 'the secrets that a module fetches for a placeholder, and what sets the module up',
    classes: /^(?:aws|azure|google|vault)\./,
  },
  {page: 'docs/modules/guice-injection', reason: 'this module', classes: /^guice\./},
  {page: 'docs/modules/kodein-injection', reason: 'this module', classes: /^kotlin\.kodein\./},
  {page: 'docs/modules/koin-injection', reason: 'this module', classes: /^kotlin\.koin\./},
  {
    page: 'docs/modules/observability-micrometer',
    reason: 'this module, and what it implements',
    classes: /^(?:micrometer|observations)\./,
  },
  {
    page: 'docs/modules/validator-hibernate',
    reason: 'this module',
    classes: /^com\.github\.gestalt\.config\.validation\.hibernate\./,
  },
  {page: 'docs/usecase/dynamic-values', reason: 'a value that follows a reload', classes: /^entity\.ConfigContainer$/},
  {
    page: 'docs/architecture/overview',
    reason: 'who does what between a source and a typed value',
    classes: /^(?:GestaltCache|GestaltCore|node\.\w+)$/,
  },
  {
    page: 'docs/architecture/config-loader',
    reason: 'what a loader of your own implements and may use',
    classes: /^(?:loader|parser)\.|^entity\.Config(?:Node|Value)/,
  },
  {
    page: 'docs/architecture/config-source',
    reason: 'what a source of your own implements and returns',
    classes: /^(?:source\.|utils\.Pair$)/,
  },
  {page: 'docs/architecture/decoders', reason: 'what a decoder of your own implements', classes: /^decoder\./},
  {
    page: 'docs/architecture/node-processor',
    reason: 'what a processor of your own implements, its order, and what it may attach to a node',
    classes: /^(?:processor\.config\.|metadata\.|annotations\.ConfigPriority$)/,
  },
  {
    page: 'docs/architecture/validation',
    reason: 'what a validator of your own implements',
    classes: /^processor\.result\.validation\./,
  },
  {
    page: 'docs/architecture/result-processor',
    reason: 'what a result processor of your own implements',
    classes: /^processor\.result\./,
  },
  {page: 'docs/architecture/sentence-lexer', reason: 'how a path becomes tokens', classes: /^(?:lexer|token)\./},
];

/** The name that the rules read. */
export function shortName({name}: NamedClass): string {
  return name.replace(/^org\.github\.gestalt\.config\./, '');
}

/** The page that should name a class; `undefined` when no rule matches. */
export function homeOf(one: NamedClass, homes: readonly Home[] = HOMES): string | undefined {
  const name = shortName(one);
  return homes.find(({classes, artifact}) => (!artifact || artifact === one.artifact) && classes.test(name))?.page;
}
