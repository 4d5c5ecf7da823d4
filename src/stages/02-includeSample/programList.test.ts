import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sampleRoots} from '../shared/locate.ts';
import {readText} from '../shared/readText.ts';
import {findRunTime, readCoordinates} from './coordinates.ts';
import {findArtifacts, findUsed, LIBRARIES, readPackages} from '../shared/findArtifacts.ts';
import {findPrograms, titleOf} from './findPrograms.ts';

const siteDir = path.join(import.meta.dirname, '../../..');
const include = (name: string): string => `\`\`\`java sample=${name}\n\`\`\`\n\n`;
const page = (...parts: readonly string[]): string => `---\ntitle: Rooms\n---\n\n${parts.join('')}`;

/** The programs of a page as `id: files`. */
const found = (...parts: readonly string[]): string[] =>
  findPrograms(page(...parts), () => true).map(({id, files}) => `${id}: ${files.join(' ')}`);

describe('the programs of a page', () => {
  it('stand under the heading that first shows them, each with its twin', () => {
    expect(
      found(
        include('a/A.java'),
        '## B {/* #b-b */}\n\n',
        include('a/B.java#x'),
        include('a/A.java#x'),
        include('a/B.java#y'),
        '```kotlin sample=a/B.kt\n```\n',
      ),
    ).toEqual([': a/A.java', 'b-b: a/B.java a/B.kt']);
  });

  it('have the ids that Docusaurus gives to headings, of the same words too', () => {
    expect(
      found(
        '## Read `one`, twice\n\n',
        include('a/A.java'),
        '### Read one twice\n\n',
        include('a/B.java'),
        '## Read one twice\n\n',
        include('a/C.java'),
      ),
    ).toEqual(['read-one-twice: a/A.java', 'read-one-twice-1: a/B.java', 'read-one-twice-2: a/C.java']);
  });

  it('begin with the one that is shown in parts and then whole, and those of its task', () => {
    expect(
      found(
        '## A\n\n',
        include('a/A.java'),
        '## B\n\n',
        include('b/A.java#x'),
        include('a/C.java'),
        '## C\n\n',
        include('b/A.java'),
      ),
    ).toEqual(['b: b/A.java', 'b: a/C.java', 'a: a/A.java']);
  });

  it('are none of a fold above the first heading', () => {
    const fold = `<details>\n\n${include('a/A.java')}</details>\n\n`;
    expect(found(fold, '## B\n\n', fold.replace('A.java', 'B.java'))).toEqual(['b: a/B.java']);
  });
});

it.each([
  ['Rooms', 'Rooms'],
  ["'The guest''s room'", "The guest's room"],
  ['"Rooms: all"', 'Rooms: all'],
])('the title %s is %s', (yaml, title) => expect(titleOf(`---\ntitle: ${yaml}\n---\n`)).toBe(title));

describe('the artifacts of a program', () => {
  const packages = readPackages(siteDir);

  it.each([
    ['import org.github.gestalt.config.Gestalt;', []],
    ['import org.github.gestalt.config.kotlin.getConfig', []],
    ['import static org.github.gestalt.config.yaml.YamlLoader.*;', ['gestalt-yaml']],
    ['import io.micrometer.prometheusmetrics.PrometheusConfig;', ['micrometer-registry-prometheus']],
    ['import io.micrometer.core.instrument.Meter;', ['micrometer-core']],
    ['"application.yml" "hocon" "a.json" "b.json"', ['gestalt-hocon', 'gestalt-json', 'gestalt-yaml']],
    ['"application.properties" "yaml: none"', []],
    ['Files.readString(Path.of("prices.conf"))', []],
  ])('%s', (program, artifacts) => expect(findArtifacts(program, packages)).toEqual(artifacts));

  it('are those of the files that it uses, too', () => {
    const files = new Map([
      ['Check.java', 'class Check { void main() { Names.first(); } } // Idle'],
      ['Names.java', 'public final class Names { Rates rates; String text = "Idle"; }'],
      ['Rates.java', 'record Rates(int attic) { }'],
      ['Idle.java', 'class Idle { }'],
      ['Check.kt', 'fun main() = println(module.size)'],
      ['Modules.kt', 'val module = listOf<Int>()\nprivate fun first() = 1\nfun main() { }'],
    ]);
    expect(findUsed('Check.java', files)).toEqual(['Check.java', 'Names.java', 'Rates.java']);
    expect(findUsed('Check.kt', files)).toEqual(['Check.kt', 'Modules.kt']);
    expect(findUsed('Modules.kt', files)).toEqual(['Modules.kt']);
  });

  it('know the packages of each library that the samples run with, but for those of the scope "runtime"', () => {
    const poms = sampleRoots(siteDir).map((root) => readText(path.join(root, '../../pom.xml')));
    const unnamed = poms.flatMap(findRunTime);
    const others = [...readCoordinates(siteDir).artifacts.values()].filter(
      ({groupId}) =>
        !/^(?:com\.github\.gestalt-config|org\.jetbrains\.kotlin|org\.junit\.jupiter|org\.ow2\.asm|docs\.samples)$/.test(
          groupId,
        ),
    );
    expect([...LIBRARIES.map(([, artifact]) => artifact), ...unnamed].sort()).toEqual(
      others.map(({artifactId}) => artifactId).sort(),
    );
  });
});

it('the minimum Java of each module with programs is exported, and is the one that the page names', () => {
  const {modules} = JSON.parse(fs.readFileSync(path.join(siteDir, 'samples/exports/java.json'), 'utf8')) as {
    modules: Record<string, number>;
  };
  const all = fs
    .readdirSync(path.join(siteDir, 'samples'))
    .filter((name) => fs.existsSync(path.join(siteDir, 'samples', name, 'src/docs')));
  expect(Object.keys(modules)).toEqual(all.sort());
  const [, said] =
    /minimum Java is (\d+) for all/.exec(readText(path.join(siteDir, 'docs/tutorial/samples.mdx'))) ?? [];
  const others = Object.entries(modules).filter(([, java]) => String(java) !== said);
  expect(others, 'say on the page which Java each program needs, since it is no longer the same').toEqual([]);
});
