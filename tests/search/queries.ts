/**
 * What readers look for: real questions, names that they half remember, words of other libraries, names with a letter
 * wrong, and messages that they paste. Each with the pages that answer it, the best first, below `docs/`. A query counts as
 * soon as its best page is built. Taken from the questions of the pages' briefs and from readers' reports, in the words that
 * somebody types who has not read the page.
 */
export interface Query {
  readonly text: string;
  /** Routes below `docs/`; the first is the best, each of them is right. */
  readonly pages: readonly string[];
  /** Of a message, the row of the index of errors. */
  readonly row?: string;
}

const start = 'tutorial/getting-started';
const loading = 'tutorial/loading-configuration';
const reading = 'tutorial/retrieving-configurations';
const tagging = 'tutorial/tags-configuration';
const marks = 'tutorial/annotations';

const query = (text: string, ...pages: string[]): Query => ({text, pages});
const message = (row: string, text: string): Query => ({text, pages: ['architecture/validation'], row});

/** Names of classes, methods, options and signs. */
const NAMES = [
  query('MapConfigSource', `${loading}/supported-sources`, `${loading}/config-sources`, 'architecture/config-source'),
  query(
    'mapconfig',
    `${loading}/supported-sources`,
    `${loading}/config-loader`,
    `${loading}/config-sources`,
    'architecture/config-source',
    'architecture/config-loader',
  ),
  query('addSource', `${loading}/config-sources`, start, `${loading}/supported-sources`),
  query('treatMissingValues', 'advanced/configurable-options', `${reading}/retrieving-objects`),
  query('setTreatMissingDiscretionaryValuesAsErrors', 'advanced/configurable-options', `${reading}/retrieving-objects`),
  query(
    'http.pool',
    `${reading}/path-mapping`,
    `${loading}/config-tree`,
    `${loading}/config-sources`,
    start,
    'usecase/override-command-line',
    'usecase/override-env-vars',
    `${reading}/supported-decoders`,
    `${reading}/retrieving-configuration`,
    `${reading}/retrieving-objects`,
  ),
  query('@Config', `${marks}/annotations-code`),
  query('${', 'advanced/string-substitution'),
  query('#{', 'advanced/string-substitution'),
  query('TypeCapture<List', `${reading}/retrieving-generic`),
  query('TypeCapture', `${reading}/retrieving-generic`),
  query('GestaltException', 'architecture/validation', `${reading}/retrieving-configuration`, start),
  query('kebab-case', `${reading}/path-mapping`, 'usecase/relaxed-path-parsing'),
  query('ConfigContainer', 'usecase/dynamic-values', `${reading}/retrieving-generic`),
  query(
    'ManualConfigReloadStrategy',
    'advanced/reload-strategies',
    'architecture/reload-strategies',
    'usecase/dynamic-values',
  ),
  query('FileChangeReloadStrategy', 'advanced/reload-strategies'),
  query('CoreReloadListener', 'advanced/reload-strategies', 'architecture/reload-strategies'),
  query('debugPrint', 'advanced/logging', `${loading}/config-tree`),
  query('addSecurityMaskingRule', 'advanced/logging'),
  query('$include', 'advanced/node-substitution'),
  query('@{encrypt}', 'advanced/security-encryptedy-nodes', `${marks}/annotations-configs`),
  query('@{temp:1}', 'advanced/security-temporary-nodes', `${marks}/annotations-configs`),
  query('@{secret}', `${marks}/annotations-configs`, 'advanced/logging'),
  query('addTemporaryNodeAccessCount', 'advanced/security-temporary-nodes'),
  query('dist100', 'usecase/a-b-testing'),
  query('SystemPropertiesConfigSourceBuilder', 'usecase/override-command-line', `${loading}/supported-sources`),
  query('EnvironmentConfigSourceBuilder', 'usecase/override-env-vars', `${loading}/supported-sources`),
  query('KubernetesSecretConfigSourceBuilder', `${loading}/supported-sources`, 'architecture/config-source'),
  query('setSentenceLexer', 'usecase/relaxed-path-parsing', 'architecture/sentence-lexer'),
  query('PathLexerBuilder', 'architecture/sentence-lexer', 'usecase/relaxed-path-parsing'),
  query('LeafDecoder', 'architecture/decoders', `${reading}/supported-decoders`),
  query(
    'addDefaultDecoders',
    'architecture/decoders',
    'advanced/configurable-options',
    `${reading}/supported-decoders`,
  ),
  query('ConfigNodeProcessor', 'architecture/node-processor'),
  query('ResultProcessor', 'architecture/result-processor'),
  query('ConfigValidator', 'architecture/validation'),
  query('HibernateModuleBuilder', 'modules/validator-hibernate'),
  query('MicrometerModuleConfigBuilder', 'modules/observability-micrometer'),
  query('gestalt.config.get', 'modules/observability-micrometer'),
  query('@InjectConfig', 'modules/guice-injection'),
  query('GestaltModule', 'modules/guice-injection'),
  query('bindSingleton', 'modules/kodein-injection'),
  query('TagMergingStrategyCombine', `${tagging}/tag-merging`),
  query('SubsetTagsWithDefaultTagResolutionStrategy', `${tagging}/tag-resolution`),
  query('setDefaultTags', `${tagging}/default-tags`),
  query('Tags.profile', `${tagging}/tags`, `${tagging}/default-tags`),
  query('kTypeCaptureOf', `${reading}/retrieving-kotlin`),
  query('getConfigOptional', `${reading}/retrieving-configuration`),
  query('@ConfigPrefix', `${marks}/annotations-code`),
  query(
    'setProxyDecoderMode',
    `${reading}/retrieving-generic`,
    'advanced/configurable-options',
    'usecase/dynamic-values',
  ),
  query(
    'useCacheDecorator',
    'advanced/configurable-options',
    `${reading}/retrieving-configuration`,
    `${reading}/retrieving-objects`,
  ),
  query(
    'EnvironmentVarsLoaderModuleConfigBuilder',
    `${loading}/config-loader`,
    'usecase/override-env-vars',
    'usecase/relaxed-path-parsing',
  ),
  query('LocalDateDecoder', `${reading}/supported-decoders`, 'advanced/configurable-options'),
  query('StampedLock', 'architecture/overview'),
];

/** Questions, as sentences and as the two or three words that most readers type. */
const QUESTIONS = [
  query('which maven dependency do I need', start),
  query('gradle setup', start),
  query('how do I install it', start),
  query('minimum java version', `tutorial/samples`, start),
  query('where can I find complete examples to run', 'tutorial/samples'),
  query('which source wins when two files define the same key', `${loading}/config-sources`, start),
  query('merge two lists from different files', `${loading}/config-sources`, `${loading}/config-tree`),
  query('can a later file remove a key', `${loading}/config-sources`),
  query('optional file that may be missing', `${loading}/config-sources`, `${loading}/supported-sources`),
  query(
    'add a source after start',
    `${loading}/config-sources`,
    'advanced/reload-strategies',
    `${tagging}/tag-examples`,
  ),
  query('read configuration from S3', `${loading}/supported-sources`),
  query('load config from git repository', `${loading}/supported-sources`, 'advanced/reload-strategies'),
  query('read a file from the classpath', `${loading}/supported-sources`),
  query('json with comments', `${loading}/config-loader`),
  query('own ObjectMapper', `${loading}/config-loader`),
  query('properties syntax in a file named app.conf', `${loading}/config-loader`),
  query('write my own config loader csv', 'architecture/config-loader', `${loading}/config-loader`),
  query('yaml anchors', `${loading}/supported-decoders`),
  query('null in json', `${loading}/supported-decoders`),
  query('umlauts in properties file encoding', `${loading}/supported-decoders`),
  query('hocon substitution', `${loading}/supported-decoders`),
  query('which characters may a key contain', `${loading}/config-tree`, 'architecture/sentence-lexer'),
  query(
    'are paths case sensitive',
    `${loading}/config-tree`,
    `${reading}/retrieving-configuration`,
    'architecture/sentence-lexer',
    'usecase/relaxed-path-parsing',
    `${reading}/path-mapping`,
  ),
  query('print the whole configuration', `${loading}/config-tree`, 'advanced/logging'),
  query('node is both a leaf and an object', `${loading}/config-tree`, 'architecture/validation'),
  query(
    'default value when key is missing',
    `${reading}/retrieving-configuration`,
    `${marks}/annotations-code`,
    `${reading}/retrieving-objects`,
  ),
  query('bind the root of my file to a class', `${reading}/retrieving-configuration`, `${reading}/retrieving-objects`),
  query('bind a record', `${reading}/retrieving-objects`),
  query('immutable class with constructor', `${reading}/retrieving-objects`),
  query('required and optional fields', `${reading}/retrieving-objects`),
  query('read a list of objects', `${reading}/retrieving-generic`, start),
  query('map of string to object', `${reading}/retrieving-generic`),
  query('interface as live view proxy', `${reading}/retrieving-generic`, 'usecase/dynamic-values'),
  query('kotlin data class default argument', `${reading}/retrieving-kotlin`),
  query('nullable kotlin property', `${reading}/retrieving-kotlin`),
  query('duration in seconds', `${reading}/supported-decoders`),
  query('change the date format', `${reading}/supported-decoders`, 'advanced/configurable-options'),
  query('enum ignore case', `${reading}/supported-decoders`),
  query('sealed interface', `${reading}/supported-decoders`),
  query('write a decoder for my own type', 'architecture/decoders', `${reading}/supported-decoders`),
  query('map field to a different key name', `${marks}/annotations-code`),
  query('prefix on a class', `${marks}/annotations-code`),
  query('do not cache a value', `${marks}/annotations-configs`),
  query('different values for dev and prod', `${tagging}/tags`, `${tagging}/default-tags`),
  query('tag with two values why no match', `${tagging}/tag-resolution`),
  query('stacked profiles base dev eu', `${tagging}/tag-resolution`, `${tagging}/tag-examples`),
  query('add region to default profile per request', `${tagging}/tag-merging`, `${tagging}/tag-examples`),
  query('one tenant gets other values', `${tagging}/tag-examples`),
  query('set active profile once for the whole application', `${tagging}/default-tags`),
  query('default tags ignored in kotlin', `${tagging}/default-tags`, `${reading}/retrieving-kotlin`),
  query('reload when file changes', 'advanced/reload-strategies'),
  query('refresh configuration every five minutes', 'advanced/reload-strategies'),
  query('kubernetes ConfigMap change', 'advanced/reload-strategies'),
  query('my listener is not called any more', 'advanced/reload-strategies', 'architecture/reload-strategies'),
  query(
    'what happens when the new file is broken on reload',
    'advanced/reload-strategies',
    'architecture/reload-strategies',
  ),
  query('write my own reload strategy', 'architecture/reload-strategies', 'advanced/reload-strategies'),
  query(
    'value does not change after reload',
    'usecase/dynamic-values',
    'advanced/reload-strategies',
    `${reading}/retrieving-objects`,
  ),
  query('use environment variable inside a value', 'advanced/string-substitution', 'usecase/override-env-vars'),
  query('escape a placeholder', 'advanced/string-substitution'),
  query('random value at each read', 'advanced/string-substitution'),
  query('own transformer', 'architecture/node-processor', 'advanced/string-substitution'),
  query('include another file', 'advanced/node-substitution'),
  query('encrypt a password in memory', 'advanced/security-encryptedy-nodes', `${marks}/annotations-configs`),
  query('secret that can be read only once', 'advanced/security-temporary-nodes', `${marks}/annotations-configs`),
  query('hide passwords in logs', 'advanced/logging'),
  query('log4j', 'advanced/logging'),
  query('logback slf4j bridge', 'advanced/logging'),
  query('see why a default was used', 'advanced/logging', `${reading}/retrieving-configuration`),
  query(
    'switch the cache off',
    'advanced/configurable-options',
    `${reading}/retrieving-configuration`,
    `${reading}/retrieving-objects`,
  ),
  query('treat empty string as missing', 'advanced/configurable-options', `${reading}/retrieving-objects`),
  query('prometheus metrics', 'modules/observability-micrometer'),
  query('count cache hits', 'modules/observability-micrometer'),
  query('bean validation constraints', 'modules/validator-hibernate'),
  query('dependency injection guice', 'modules/guice-injection'),
  query('koin module definition', 'modules/koin-injection'),
  query('kodein DI', 'modules/kodein-injection'),
  query('override value with -D', 'usecase/override-command-line'),
  query('program arguments main args', 'usecase/override-command-line'),
  query('-Dcountries=nl,be replaces a yaml list', 'usecase/override-command-line'),
  query('environment variable prefix', 'usecase/override-env-vars', `${loading}/supported-sources`),
  query('env vars in docker', 'usecase/override-env-vars', `${loading}/supported-sources`),
  query('double underscore environment variable', 'usecase/override-env-vars', `${loading}/config-loader`),
  query('a/b test ten percent of users', 'usecase/a-b-testing'),
  query('db_port db-port dbPort same key', 'usecase/relaxed-path-parsing', `${reading}/path-mapping`),
  query('order of priority of result processors', 'architecture/result-processor', 'architecture/overview'),
  query(
    'is it thread safe',
    'architecture/overview',
    'advanced/reload-strategies',
    `${reading}/retrieving-configuration`,
  ),
  query('how does a value get from the file to my code', 'architecture/overview'),
  query('implement ConfigSource', 'architecture/config-source'),
  query('validate configuration at startup', 'architecture/validation', 'modules/validator-hibernate'),
  query('change delimiter of a path to slash', 'architecture/sentence-lexer'),
];

/** Words of other libraries and of everyday speech. */
const WORDS = [
  query('profile', `${tagging}/tags`, `${tagging}/default-tags`, `${tagging}/tag-examples`),
  query('spring profiles', `${tagging}/tags`, `${tagging}/default-tags`, `${tagging}/tag-examples`),
  query('environment specific', `${tagging}/tags`, `${tagging}/default-tags`, `${loading}/config-sources`),
  query('hot reload', 'advanced/reload-strategies'),
  query(
    'secrets',
    `${marks}/annotations-configs`,
    'advanced/security-encryptedy-nodes',
    'advanced/security-temporary-nodes',
    'advanced/logging',
    `${loading}/supported-sources`,
  ),
  query('feature flag', 'usecase/a-b-testing', `${tagging}/tag-examples`),
  query('feature toggle', 'usecase/a-b-testing', `${tagging}/tag-examples`),
  query('relaxed binding', 'usecase/relaxed-path-parsing', `${reading}/path-mapping`),
  query('placeholder', 'advanced/string-substitution', 'architecture/node-processor'),
  query('interpolation', 'advanced/string-substitution'),
  query('multi-tenant', `${tagging}/tag-examples`),
  query('canary rollout', 'usecase/a-b-testing'),
  query('@ConfigurationProperties', `${reading}/retrieving-objects`, `${marks}/annotations-code`),
  query('@Value', `${marks}/annotations-code`, 'modules/guice-injection', 'advanced/string-substitution'),
  query('monitoring', 'modules/observability-micrometer'),
  query('autowire', 'modules/guice-injection', 'modules/koin-injection', 'modules/kodein-injection'),
  query('dotenv', `${loading}/supported-sources`, 'usecase/override-env-vars'),
  query('type conversion', `${reading}/supported-decoders`, 'architecture/decoders'),
  query('quickstart', start),
  query('strict mode', 'advanced/configurable-options'),
];

/** One letter too many, too few, wrong or swapped. */
// cspell:disable
const TYPING_ERRORS = [
  query('subsitution', 'advanced/string-substitution', 'advanced/node-substitution', `${loading}/supported-decoders`),
  query('micormeter', 'modules/observability-micrometer'),
  query('hibernte', 'modules/validator-hibernate'),
  query('TypeCaptur', `${reading}/retrieving-generic`),
  query('relaod strategy', 'advanced/reload-strategies', 'architecture/reload-strategies'),
  query('anotation', `${marks}/annotations-code`, `${marks}/annotations-configs`),
  query(
    'enviroment variable',
    'usecase/override-env-vars',
    `${loading}/supported-sources`,
    `${loading}/config-sources`,
  ),
  query('decodr', `${reading}/supported-decoders`, 'architecture/decoders'),
  query('kebap case', `${reading}/path-mapping`, 'usecase/relaxed-path-parsing'),
  query('getConfigOptionl', `${reading}/retrieving-configuration`),
  query('validaton', 'architecture/validation', 'modules/validator-hibernate'),
  query('encript', 'advanced/security-encryptedy-nodes', `${marks}/annotations-configs`),
];
// cspell:enable

/** Pasted messages: the values are a reader's own, so the words that do not vary must do. The index of errors has them. */
export const MESSAGES = [
  // As a trace has them: with the package of the exception, and with all lines of the message.
  query(
    'org.github.gestalt.config.exceptions.GestaltException: Exception loading source: Class Path resource: ferry.yaml',
    'architecture/validation',
  ),
  query(
    'org.github.gestalt.config.exceptions.GestaltException: File does not exist from path: /srv/ferry.properties',
    'architecture/validation',
  ),
  query(
    'Exception in thread "main" org.github.gestalt.config.exceptions.GestaltException: Failed getting config path: decks, for class: java.util.List<java.lang.Integer> - level: ERROR, message: Unable to parse a number on Path: decks, from node: LeafNode{value=\'two\'} attempting to decode Integer',
    'architecture/validation',
    `${reading}/supported-decoders`,
  ),
  query(
    'Unable to find node matching path: shop.basket.size, for class: ObjectToken, during navigating to next node',
    'architecture/validation',
    start,
    `${reading}/retrieving-configuration`,
  ),
  query(
    'Failed getting config path: shop.timeout, for class: java.lang.Integer',
    'architecture/validation',
    start,
    `${reading}/retrieving-configuration`,
  ),
  query(
    "Unable to parse a number on Path: shop.timeout, from node: LeafNode{value='soon'} attempting to decode Integer",
    'architecture/validation',
    start,
    `${reading}/supported-decoders`,
    'advanced/logging',
  ),
  query(
    'org.github.gestalt.config.exceptions.GestaltConfigurationException: Unable to find a config loader to match: yml',
    'architecture/validation',
    start,
    `${loading}/config-loader`,
  ),
  query(
    'Unable to merge different nodes, of type: MapNode and type: LeafNode',
    'architecture/validation',
    `${loading}/config-tree`,
    `${loading}/config-sources`,
  ),
  query(
    'Parsing path length errors for path: shop, there could be several causes such as: duplicate paths, or a node is both a leaf and an object',
    'architecture/validation',
    `${loading}/config-tree`,
  ),
  query('No sources provided', 'architecture/validation', start),
  query('Missing array index: 4', 'architecture/validation', `${loading}/config-tree`),
  query(
    'No default Constructor for : com.acme.Shop on Path: shop',
    'architecture/validation',
    `${reading}/retrieving-objects`,
    `${marks}/annotations-code`,
  ),
  query(
    'No decoders found for class: com.acme.Money and node type: leaf',
    'architecture/validation',
    'architecture/decoders',
    `${reading}/supported-decoders`,
    `${reading}/retrieving-generic`,
  ),
  query(
    'Unable to load classpath resource from /shop.properties',
    'architecture/validation',
    `${loading}/supported-sources`,
    `${loading}/config-sources`,
  ),
  query(
    'Unable to tokenize element shop/basket for path: shop/basket',
    'architecture/validation',
    'architecture/sentence-lexer',
    `${loading}/config-tree`,
  ),
  query(
    'Unable to find matching transform for shop.url with the default transformers. For key: SHOP_HOST, make sure you registered all expected transforms',
    'architecture/validation',
    'advanced/string-substitution',
    `${tagging}/tag-examples`,
  ),
  query(
    'File does not exist from path: /etc/shop/shop.properties',
    'architecture/validation',
    `${loading}/supported-sources`,
    `${loading}/config-sources`,
    'architecture/config-source',
  ),
  query(
    'Validation failed for config path: shop, and class: com.acme.Shop',
    'architecture/validation',
    'modules/validator-hibernate',
  ),
  query(
    'Exceeded maximum nested substitution depth of 6 on path shop.url for node',
    'architecture/validation',
    'advanced/string-substitution',
  ),
  query(
    'Data Class: Shop, can not be constructed. Missing required members [name], on path: shop',
    'architecture/validation',
    `${reading}/retrieving-kotlin`,
  ),
  query(
    'Missing Optional Value while decoding Object on path: shop.timeout',
    'architecture/validation',
    `${reading}/retrieving-objects`,
    'advanced/configurable-options',
    `${marks}/annotations-code`,
  ),
  query('Unable to create injector, see the following errors', 'architecture/validation', 'modules/guice-injection'),
  query(
    'Cannot invoke "org.github.gestalt.config.node.ConfigNode.printer(String, org.github.gestalt.config.secret.rules.SecretConcealer, org.github.gestalt.config.lexer.SentenceLexer)" because the return value of "java.util.List.get(int)" is null',
    'architecture/validation',
    `${loading}/config-tree`,
  ),
  query(
    'Cannot invoke "org.github.gestalt.config.utils.GResultOf.getErrors()" because "processedNode" is null',
    'architecture/validation',
    'architecture/node-processor',
  ),
  query(
    'path must not be null when building a file config source',
    'architecture/validation',
    `${loading}/supported-sources`,
  ),
  query(
    'Reload Delay must be set for a TimedConfigReloadStrategy',
    'architecture/validation',
    'advanced/reload-strategies',
  ),
  query('java.lang.NullPointerException: Validator should not be null', 'architecture/validation'),
  // Of which a value has the words of another row: `LeafNode`, `value`; or the name of a class that a page lists.
  message(
    'error-decoding-number-format-exception',
    "Unable to decode a number on path: m, from node: LeafNode{value='7000000000'} attempting to decode Integer",
  ),
  message(
    'error-decoding-number-parsing',
    "Unable to parse a number on Path: m, from node: LeafNode{value='1,5'} attempting to decode BigDecimal",
  ),
  // With the words of a reader's own processor, validator or decoder: the first line alone is the library's.
  message(
    'exception-failed-post-processing-config-nodes-with-errors',
    'Failed post processing config nodes with errors \n - level: ERROR, message: todo is not allowed on path: mail.host',
  ),
  message(
    'exception-validation-failed-for-config-path-and-class',
    'Validation failed for config path: http, and class: com.acme.Http\n - level: ERROR, message: the port must be between 1 and 65535',
  ),
  message(
    'exception-failed-getting-config-path-for-class',
    'Failed getting config path: room.price, for class: com.acme.Money - level: ERROR, message: a price needs a currency',
  ),
];

export const QUERIES: readonly Query[] = [...NAMES, ...QUESTIONS, ...WORDS, ...TYPING_ERRORS, ...MESSAGES];
