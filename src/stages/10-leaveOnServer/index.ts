/**
 * Leaves what `<OnServer>` holds out of the scripts: the browser gets it as HTML alone, so that a long table is not loaded
 * twice. A page that a link leads to waits for that HTML, so that it comes whole. Tried instead: a part that is loaded later
 * (React empties it at the first change around it), and HTML that is made here (the links in it are not checked).
 */
import path from 'node:path';
import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {ON_SERVER} from '../shared/between.ts';

/** A node of the code that a page becomes. */
type Code = Node & Record<string, unknown>;

/** The plugin. A page's route is its path below `siteDir`. */
export default function leaveOnServer({siteDir}: {readonly siteDir: string}): (program: Node, file: VFile) => void {
  return (program, file) => {
    const ids: string[] = [];
    walk(program as Code, ids);
    if (ids.length === 0) return;
    const route = path
      .relative(siteDir, file.path)
      .replace(/\.mdx?$/, '')
      .split(path.sep)
      .join('/');
    ((program as Code).body as Code[]).push(...waitFor(route, ids));
  };
}

/**
 * Takes the content out of each `<OnServer>` of the code, and collects their ids. Takes out the checks for components that
 * do not exist as well, since they have stopped the build.
 */
function walk(node: Code, ids: string[]): void {
  if (isCheck(node))
    node.test = {type: 'LogicalExpression', operator: '&&', left: isOnServer(), right: node.test as Code};
  if (isCallOf(node, 'OnServer')) {
    const [, props] = node.arguments as Code[];
    for (const one of (props?.properties ?? []) as Code[]) {
      const name = (one.key as Code | undefined)?.name;
      if (name === 'id') ids.push(String((one.value as Code).value));
      if (name === 'children') one.value = onlyOnServer(one.value as Code);
    }
    return;
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isCode(child)) walk(child, ids);
  }
}

const isCode = (value: unknown): value is Code => typeof value === 'object' && value !== null && 'type' in value;

const isCallOf = (node: Code, name: string): boolean =>
  node.type === 'CallExpression' && (node.arguments as Code[])[0]?.name === name;

/** `if (!Known) _missingMdxReference("Known", true);` */
function isCheck({type, consequent}: Code): boolean {
  const called = type === 'IfStatement' && ((consequent as Code).expression as Code | undefined);
  return Boolean(called) && ((called as Code).callee as Code | undefined)?.name === '_missingMdxReference';
}

const identifier = (name: string): Code => ({type: 'Identifier', name});
const literal = (value: unknown): Code => ({type: 'Literal', value});
const isOnServer = (): Code =>
  ON_SERVER.split('.')
    .map(identifier)
    .reduce((object, property) => ({type: 'MemberExpression', object, property, computed: false}));

const onlyOnServer = (value: Code): Code => ({
  type: 'ConditionalExpression',
  test: isOnServer(),
  consequent: value,
  alternate: literal(null),
});

/** `import fetchParts from '…'; if (!process.env.ON_SERVER) fetchParts(route, ids);` */
function waitFor(route: string, ids: readonly string[]): Code[] {
  const local = identifier('fetchParts');
  const call: Code = {
    type: 'CallExpression',
    callee: local,
    arguments: [literal(route), {type: 'ArrayExpression', elements: ids.map(literal)}],
    optional: false,
  };
  return [
    {
      type: 'ImportDeclaration',
      specifiers: [{type: 'ImportDefaultSpecifier', local}],
      source: literal('@site/src/components/OnServer/parts'),
      attributes: [],
    },
    {
      type: 'IfStatement',
      test: {type: 'UnaryExpression', operator: '!', prefix: true, argument: isOnServer()},
      consequent: {type: 'ExpressionStatement', expression: call},
    },
  ];
}
