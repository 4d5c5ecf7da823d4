/** How a reader starts the program of his project with options and variables: by each build tool, and in each shell where it differs. */
import type {Code, RootContent} from 'mdast';
import {tabs} from '../shared/nodes.ts';
import {SampleError} from '../shared/sampleError.ts';
import {TOOLS} from './coordinates.ts';

/**
 * A tab for each build tool. Gradle runs the program in a JVM of its own, which reads its options from a variable.
 *
 * @param options of the JVM, such as `-Dhttp.port=9000 "-Dlobby.notice=Breakfast from seven"`.
 * @param variables of the environment, such as `BOOKING_DB_HOST=staging.harbour.example`.
 * @throws SampleError for an option that does not begin with `-`, or a variable without `=`.
 */
export function startTabs(options: string, variables: string): RootContent {
  const jvm = words(options);
  const environment = words(variables);
  const odd = jvm.find((one) => !one.startsWith('-')) ?? environment.find((one) => !/^\w+=/.test(one));
  if (odd !== undefined)
    throw new SampleError(`<Start> cannot read "${odd}": options="-Dname=value", variables="NAME=value"`);
  return tabs(
    'build',
    TOOLS.map(({value, label, run}) => {
      const isMaven = value === 'maven';
      const passed =
        isMaven || jvm.length === 0 ? environment : [...environment, `JAVA_TOOL_OPTIONS=${inVariable(jvm)}`];
      const command = isMaven ? [run, ...jvm.map((one) => `"${one}"`)].join(' ') : run;
      return {value, label, children: passed.length > 0 ? inBothShells(command, passed) : [block('bash', command)]};
    }),
  );
}

/** The words of a text; double quotes hold one together. */
const words = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);

const inVariable = (jvm: readonly string[]): string => jvm.map((one) => (/\s/.test(one) ? `"${one}"` : one)).join(' ');

const block = (lang: string, value: string): Code => ({type: 'code', lang, value});

function inBothShells(command: string, variables: readonly string[]): RootContent[] {
  const pairs = variables.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)] as const);
  const quote = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);
  const bash = pairs.map(([name, value]) => `${name}=${/[\s"]/.test(value) ? quote(value) : value} `).join('');
  const powerShell = pairs.map(([name, value]) => `$env:${name} = ${quote(value)}\n`).join('');
  return [block('bash', bash + command), block('powershell', powerShell + command)];
}
