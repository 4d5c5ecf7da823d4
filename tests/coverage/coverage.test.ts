import {describe, expect, it} from 'vitest';
import {readApi, type NamedClass} from '../../src/stages/shared/api.ts';
import {SPECIFIED} from '../routes.ts';
import {cover} from './cover.ts';
import {HOMES} from './homes.ts';
import {itemsOf, label, type Item} from './items.ts';
import {isNamed, readPage} from './names.ts';

const LIBRARY = 'org.github.gestalt.config.';

function aClass(name: string, rest: Partial<NamedClass> = {}): NamedClass {
  return {name: LIBRARY + name, kind: 'class', methods: [], artifact: 'gestalt-core', version: '1', ...rest};
}

const builder = aClass('source.FileConfigSourceBuilder', {methods: ['build', 'setPath']});
const config = aClass('annotations.Config', {kind: 'annotation', methods: ['defaultVal', 'path']});
const priority = aClass('annotations.ConfigPriority', {kind: 'annotation', methods: ['value']});
const mode = aClass('decoder.ProxyDecoderMode', {kind: 'enum', constants: ['CACHE', 'PASSTHROUGH']});

const page = (main: string) => readPage(`<nav><code>TypeCapture</code></nav><main>${main}</main>`);
/** The items of a class that a page names, as the report would print them. */
const namedOf = (one: NamedClass, main: string): string[] =>
  itemsOf(one)
    .filter((item) => isNamed(page(main), item))
    .map(label);

describe('what counts as named', () => {
  const source = aClass('source.FileConfigSource');
  const classIn = (main: string): boolean => namedOf(source, main).length === 1;

  it.each([
    ['inline code', '<p>Use a <code>FileConfigSource</code>.</p>'],
    ['the text', '<p>It needs a FileConfigSource here.</p>'],
    ['a sample', '<pre><code><span>new </span><span>FileConfigSource</span>(path);</code></pre>'],
    ['a cell of a table', '<table><tr><td><code>FileConfigSource</code><td>file</table>'],
    ['a name that may break', '<code>FileConfig<wbr>Source</code>'],
    ['a closed tab', '<div hidden><pre>import a.FileConfigSource;</pre></div>'],
    ['a diagram', '<svg><text>A source</text><text class="sub code">FileConfigSource</text></svg>'],
  ])('a class in %s', (_, main) => expect(classIn(main)).toBe(true));

  it.each([
    ['a name that goes on', '<code>FileConfigSourceBuilder</code>'],
    ['a name that begins before', '<code>MyFileConfigSource</code>'],
    ['other letters', '<code>fileConfigSource</code>'],
    ['two cells', '<table><tr><td><code>FileConfig</code><td><code>Source</code></table>'],
    ['two lines of a sample', '<pre>FileConfig\nSource</pre>'],
    ['no text', '<a title="FileConfigSource" href="/FileConfigSource">a source</a>'],
  ])('no class in %s', (_, main) => expect(classIn(main)).toBe(false));

  it('no class outside of the content', () => expect(namedOf(aClass('reflect.TypeCapture'), 'text')).toEqual([]));

  it('a class of one hump only as code', () => {
    const tag = aClass('tag.Tag');
    expect(namedOf(tag, '<p>Tag a source.</p>')).toEqual([]);
    expect(namedOf(tag, '<p>Make a <code>Tag.of("a", "b")</code>.</p>')).toEqual(['tag.Tag']);
  });

  it('a method with its brackets, where its class stands too', () => {
    const method = 'FileConfigSourceBuilder.setPath()';
    const both = '<code>FileConfigSourceBuilder</code>';
    expect(namedOf(builder, `${both} <code>setPath(path)</code>`)).toContain(method);
    expect(namedOf(builder, `${both} <code>.setPath</code>`)).toContain(method);
    expect(namedOf(builder, `${both} <code>setPathMappers()</code>`)).not.toContain(method);
    expect(namedOf(builder, '<code>setPath(path)</code>')).toEqual([]);
  });

  it('every method of Gestalt, and no other reading class', () => {
    const methods = ['getConfig', 'getConfigResult', 'loadConfigs'];
    const both = '<code>Gestalt</code> <code>GestaltCore</code> <code>getConfig("http.port")</code> loadConfigs';
    expect(itemsOf(aClass('Gestalt', {methods})).map(label)).toEqual([
      'Gestalt',
      ...methods.map((name) => `Gestalt.${name}()`),
    ]);
    expect(namedOf(aClass('Gestalt', {methods}), both)).not.toContain('Gestalt.getConfigResult()');
    expect(itemsOf(aClass('GestaltCore', {methods})).map(label)).toEqual(['GestaltCore']);
  });

  it('a method that all sources inherit, beside the builder of any', () => {
    const parent = aClass('builder.SourceBuilder', {methods: ['setTags']});
    expect(namedOf(parent, '<pre>FileConfigSourceBuilder.builder().setTags(tags)</pre>')).toEqual([
      'SourceBuilder.setTags()',
    ]);
  });

  it.each([
    ['used in Java', '<pre>@Config(path = "a", defaultVal = "1")</pre>', ['path', 'defaultVal']],
    ['used in Kotlin', '<pre>@field:Config(defaultVal = "1") val a: Int</pre>', ['defaultVal']],
    [
      'alone in a cell',
      '<code>@Config</code><td><code>path</code><td><code>defaultVal()</code>',
      ['path', 'defaultVal'],
    ],
    ['a word of the text', '<code>@Config</code> The path.', []],
    ['of another annotation', '<code>@Config</code><pre>@InjectConfig(path = "a")</pre>', []],
    ['without its annotation', '<code>path</code>', []],
  ])('an attribute: %s', (_, main, expected) => {
    const labels = expected.map((name) => `@Config(${name})`);
    expect(
      namedOf(config, main)
        .filter((name) => name.startsWith('@'))
        .sort(),
    ).toEqual(labels.sort());
  });

  it('the value of an annotation without its name', () => {
    expect(namedOf(priority, '<pre>@ConfigPriority(100)</pre>')).toContain('@ConfigPriority(value)');
    expect(namedOf(priority, '<pre>@ConfigPriority</pre>')).not.toContain('@ConfigPriority(value)');
  });

  it('a constant as code, where its enum stands too', () => {
    expect(namedOf(mode, '<code>ProxyDecoderMode.CACHE</code> PASSTHROUGH')).toEqual([
      'decoder.ProxyDecoderMode',
      'ProxyDecoderMode.CACHE',
    ]);
    expect(namedOf(mode, '<code>CACHE</code>')).toEqual([]);
  });
});

describe('the comparison', () => {
  const homes = [
    {page: 'docs/sources', reason: '', classes: /^source\./},
    {page: 'docs/kotlin', reason: '', classes: /^kotlin\./},
  ];
  const rules = {homes, allowed: [{reason: 'internal', classes: /^utils\./}]};
  const utils = aClass('utils.Pair');

  it('sorts what is left by page, and counts', () => {
    const pages = new Map([['docs/other', page('<code>FileConfigSourceBuilder</code>')]]);
    const {missing, figures, faults} = cover([builder, utils], pages, rules);
    expect([...missing].map(([home, items]) => [home, items.map(label)])).toEqual([
      ['docs/sources', ['FileConfigSourceBuilder.setPath()']],
      ['docs/kotlin', []],
    ]);
    expect(figures.class).toEqual({named: 1, all: 1});
    expect(figures.method).toEqual({named: 0, all: 1});
    expect(faults).toEqual([]);
  });

  it('takes a name of two artifacts, and a function of Kotlin, from their page alone', () => {
    const twins = [aClass('source.ByteDecoder'), aClass('kotlin.ByteDecoder', {artifact: 'gestalt-kotlin'})];
    const functions = aClass('kotlin.GestaltKt', {methods: ['getConfig']});
    const code = page('<code>ByteDecoder</code> <code>getConfig()</code>');
    const left = (home: string): Item[] =>
      [...cover([...twins, functions, utils], new Map([[home, code]]), rules).missing.values()].flat();
    expect(left('docs/kotlin').map(label)).toEqual(['source.ByteDecoder']);
    expect(left('docs/sources').map(label)).toEqual(['kotlin.ByteDecoder', 'getConfig()']);
  });

  it('complains of a class without a page, and of a group without a class', () => {
    expect(cover([aClass('lexer.PathLexer')], new Map(), rules).faults).toEqual([
      `${LIBRARY}lexer.PathLexer: no page should name it; give it one in tests/coverage/homes.ts`,
      String.raw`tests/coverage/allowed.ts: /^utils\./ matches no class`,
    ]);
  });
});

describe('the rules', () => {
  it('name pages of the specification', () => {
    expect(HOMES.map((home) => home.page).filter((route) => !SPECIFIED.includes(route))).toEqual([]);
  });

  it('know every class of the export, which has builders, annotations and enums', () => {
    const {figures, faults} = cover([...readApi('.').classes.values()].flat(), new Map());
    expect(faults).toEqual([]);
    expect(Object.values(figures).map(({named}) => named)).toEqual([0, 0, 0, 0]);
    for (const {all} of Object.values(figures)) expect(all).toBeGreaterThan(5);
  });
});
