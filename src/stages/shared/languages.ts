/** The languages that a code block may have: Prism's grammars, with what they lack for the pages of this site. */
import Prism, {type Grammar} from 'prismjs';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-kotlin';
import 'prismjs/components/prism-groovy';
import 'prismjs/components/prism-properties';
import 'prismjs/components/prism-yaml';
import 'prismjs/components/prism-toml';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-powershell';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-markdown';

export interface Language {
  /** What a reader calls it; shown beside the block. */
  readonly label: string;
  /** Absent for a plain text. */
  readonly grammar?: Grammar;
  /** A configuration file: `${…}` and `#{…}` in it are marked. */
  readonly configuration?: boolean;
}

// Prism leaves Kotlin's types without colour.
Prism.languages.insertBefore('kotlin', 'function', {'class-name': /\b[A-Z]\w*\b/});

/** HOCON as its specification describes it; Prism has no grammar for it. */
const hocon: Grammar = {
  comment: {pattern: /(^|\s)(?:\/\/|#(?!\{)).*/, lookbehind: true},
  string: {pattern: /"""[\s\S]*?"""|"(?:\\.|[^"\\\r\n])*"(?!\s*[:={])/, greedy: true},
  property: /"(?:\\.|[^"\\\r\n])*"(?=\s*[:={])|[\w.-]+(?=\s*(?:\+?=|[:{]))/,
  keyword: /\binclude\b/,
  boolean: /\b(?:true|false)\b/,
  number: /\b\d+(?:\.\d+)?\b/,
};

const {languages} = Prism;

/** By the word behind the opening fence. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  java: {label: 'Java', grammar: languages.java!},
  kotlin: {label: 'Kotlin', grammar: languages.kotlin!},
  groovy: {label: 'Groovy', grammar: languages.groovy!},
  xml: {label: 'XML', grammar: languages.markup!},
  properties: {label: 'Properties', grammar: languages.properties!, configuration: true},
  yaml: {label: 'YAML', grammar: languages.yaml!, configuration: true},
  json: {label: 'JSON', grammar: languages.json!, configuration: true},
  toml: {label: 'TOML', grammar: languages.toml!, configuration: true},
  hocon: {label: 'HOCON', grammar: hocon, configuration: true},
  bash: {label: 'Shell', grammar: languages.bash!},
  powershell: {label: 'PowerShell', grammar: languages.powershell!},
  mdx: {label: 'MDX', grammar: languages.markdown!},
  text: {label: 'Text'},
};
