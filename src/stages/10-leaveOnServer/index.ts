/**
 * Leaves what `<OnServer>` holds out of the scripts: the browser gets it as HTML alone, so that a long table is not loaded
 * twice. Tried instead: a part that is loaded later (React empties it at the first change around it), and HTML that is made
 * here (the links in it are not checked).
 */
import type {Node} from 'unist';

/** What the bundler replaces by `true` or `false`, as declareFiles tells it. */
export const ON_SERVER = 'process.env.ON_SERVER';

/** A node of the code that a page becomes. */
type Code = Node & Record<string, unknown>;

/** The plugin; it has no options. */
export default function leaveOnServer(): (program: Node) => void {
  return (program) => walk(program as Code);
}

function walk(node: Code): void {
  if (isCallOf(node, 'OnServer')) {
    const [, props] = node.arguments as Code[];
    for (const one of (props?.properties ?? []) as Code[]) {
      if ((one.key as Code | undefined)?.name === 'children') one.value = onlyOnServer(one.value as Code);
    }
    return;
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isCode(child)) walk(child);
  }
}

const isCode = (value: unknown): value is Code => typeof value === 'object' && value !== null && 'type' in value;

const isCallOf = (node: Code, name: string): boolean =>
  node.type === 'CallExpression' && (node.arguments as Code[])[0]?.name === name;

function onlyOnServer(value: Code): Code {
  const test = ON_SERVER.split('.').map((name): Code => ({type: 'Identifier', name}));
  return {
    type: 'ConditionalExpression',
    test: test.reduce((object, property) => ({type: 'MemberExpression', object, property, computed: false})),
    consequent: value,
    alternate: {type: 'Literal', value: null},
  };
}
