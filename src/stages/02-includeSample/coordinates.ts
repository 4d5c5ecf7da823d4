/**
 * The versions of the site. They are written once, in `samples/pom.xml`; this file reads them with fast-xml-parser
 * and writes the dependency blocks and build files that the pages show.
 */
import path from 'node:path';
import {XMLParser} from 'fast-xml-parser';
import {readText} from '../shared/readText.ts';
import {SampleError} from '../shared/sampleError.ts';
import {BUILD_FILE} from '../shared/between.ts';

/** A Maven artifact. */
export interface Artifact {
  readonly groupId: string;
  readonly artifactId: string;
  readonly version: string;
}

/** What `samples/pom.xml` says. */
export interface Coordinates {
  /** By artifact id: the managed dependencies, and the managed plugins. */
  readonly artifacts: ReadonlyMap<string, Artifact>;
  readonly plugins: ReadonlyMap<string, Artifact>;
  /** The Java release that the samples are compiled for, and the JVM target of the Kotlin ones. */
  readonly javaRelease: string;
}

/** One tab: its label, the file it stands in, the language of its highlighting and the text. */
export interface BuildText {
  readonly value: string;
  readonly label: string;
  readonly file: string;
  readonly language: string;
  readonly code: string;
}

export interface BuildFile extends BuildText {
  /** The command that compiles and runs the program. */
  readonly run: string;
}

/** The build tools in the order of their tabs, each with its file and the command that compiles and runs the program. */
export const TOOLS = [
  {value: 'maven', label: 'Maven', file: 'pom.xml', language: 'xml', run: 'mvn -q compile exec:java'},
  {
    value: 'gradle-kotlin',
    label: 'Gradle (Kotlin)',
    file: 'build.gradle.kts',
    language: 'kotlin',
    run: 'gradle -q run',
  },
  {value: 'gradle-groovy', label: 'Gradle (Groovy)', file: 'build.gradle', language: 'groovy', run: 'gradle -q run'},
] as const;

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'dependency' || name === 'plugin',
});

/**
 * Reads the managed versions of a parent POM.
 * @param pom the text of the POM; a version is a literal or one `${property}`
 * @throws SampleError when a version is a property that the POM does not define
 */
export function parseCoordinates(pom: string): Coordinates {
  const {project} = parser.parse(pom) as {project: any}; // eslint-disable-line @typescript-eslint/no-explicit-any -- XML has no type
  const properties: Record<string, string> = {...project.properties, 'project.version': project.version};
  const resolve = (text: string): string =>
    text.replace(/\$\{([^}]+)\}/g, (_, key: string) => {
      const value = properties[key];
      if (value === undefined) throw new SampleError(`${BUILD_FILE} uses \${${key}} and does not define it`);
      return value;
    });
  const byId = (list: Partial<Artifact>[]): Map<string, Artifact> =>
    new Map(
      list.map(({groupId = 'org.apache.maven.plugins', artifactId = '', version = ''}) => [
        artifactId,
        {groupId, artifactId, version: resolve(version)},
      ]),
    );
  return {
    artifacts: byId(project.dependencyManagement.dependencies.dependency),
    plugins: byId(project.build.pluginManagement.plugins.plugin),
    javaRelease: properties['maven.compiler.release']!,
  };
}

/** What the programs of a Maven module need when they run and do not name: its dependencies with the scope "runtime". */
export function findRunTime(pom: string): string[] {
  const {project} = parser.parse(pom) as {project: any}; // eslint-disable-line @typescript-eslint/no-explicit-any -- XML has no type
  const all = (project.dependencies?.dependency ?? []) as readonly {artifactId: string; scope?: string}[];
  return all.filter(({scope}) => scope === 'runtime').map(({artifactId}) => artifactId);
}

/** Reads the coordinates of the site in a folder. */
export function readCoordinates(siteDir: string): Coordinates {
  return parseCoordinates(readText(path.join(siteDir, BUILD_FILE)));
}

/**
 * Looks artifacts up by their ids.
 * @param ids artifact ids with spaces between them
 * @throws SampleError for an id that the POM does not manage
 */
export function select({artifacts}: Coordinates, ids: string): Artifact[] {
  return ids
    .trim()
    .split(/\s+/)
    .map((id) => {
      const artifact = artifacts.get(id);
      if (!artifact) {
        throw new SampleError(`${BUILD_FILE} manages no artifact "${id}"; it has: ${[...artifacts.keys()].join(', ')}`);
      }
      return artifact;
    });
}

/** The dependency blocks for Maven and both Gradle languages. */
export function dependencyTabs(list: readonly Artifact[]): BuildText[] {
  return tabs(list.map(mavenDependency).join('\n'), gradleDependencies(list, kts), gradleDependencies(list, groovy));
}

/**
 * Whole build files for a program with one main class in the default package.
 * @param language `java` or `kotlin`: the language of the program
 * @param mainClass the class to run; Kotlin's top-level `main` of `First.kt` is `FirstKt`
 */
export function buildFileTabs(
  coordinates: Coordinates,
  language: string,
  mainClass: string,
  list: readonly Artifact[],
): BuildFile[] {
  if (language !== 'java' && language !== 'kotlin') {
    throw new SampleError(`language is "${language}"; write language="java" or language="kotlin"`);
  }
  const kotlin = coordinates.plugins.get('kotlin-maven-plugin')!.version;
  const plugin = {
    java: {kts: '', groovy: ''},
    kotlin: {
      kts: `    kotlin("jvm") version "${kotlin}"\n`,
      groovy: `    id 'org.jetbrains.kotlin.jvm' version '${kotlin}'\n`,
    },
  }[language];
  const toolchain = gradleToolchain(language, coordinates.javaRelease);
  return tabs(
    mavenProject(coordinates, language, mainClass, list),
    `plugins {
    application
${plugin.kts}}

repositories {
    mavenCentral()
}

${gradleDependencies(list, kts)}

${toolchain}

application {
    mainClass = "${mainClass}"
}`,
    `plugins {
    id 'application'
${plugin.groovy}}

repositories {
    mavenCentral()
}

${gradleDependencies(list, groovy)}

${toolchain}

application {
    mainClass = '${mainClass}'
}`,
  );
}

const tabs = (...texts: readonly string[]): BuildFile[] => TOOLS.map((tool, index) => ({...tool, code: texts[index]!}));

const kts = ({groupId, artifactId, version}: Artifact): string =>
  `    implementation("${groupId}:${artifactId}:${version}")`;
const groovy = ({groupId, artifactId, version}: Artifact): string =>
  `    implementation '${groupId}:${artifactId}:${version}'`;

function gradleDependencies(list: readonly Artifact[], line: (artifact: Artifact) => string): string {
  return `dependencies {\n${list.map(line).join('\n')}\n}`;
}

/** The same text in both languages of Gradle. */
function gradleToolchain(language: 'java' | 'kotlin', release: string): string {
  if (language === 'kotlin') return `kotlin {\n    jvmToolchain(${release})\n}`;
  return `java {
    toolchain {
        languageVersion = JavaLanguageVersion.of(${release})
    }
}`;
}

function mavenDependency({groupId, artifactId, version}: Artifact): string {
  return `<dependency>
  <groupId>${groupId}</groupId>
  <artifactId>${artifactId}</artifactId>
  <version>${version}</version>
</dependency>`;
}

function mavenProject(
  {plugins, javaRelease}: Coordinates,
  language: 'java' | 'kotlin',
  mainClass: string,
  list: readonly Artifact[],
): string {
  const indent = (text: string, by: number): string => text.replace(/^/gm, ' '.repeat(by));
  const plugin = (id: string, more = ''): string => {
    const {groupId, artifactId, version} = plugins.get(id)!;
    const group = groupId === 'org.apache.maven.plugins' ? '' : `\n  <groupId>${groupId}</groupId>`;
    return `<plugin>${group}\n  <artifactId>${artifactId}</artifactId>\n  <version>${version}</version>${more}\n</plugin>`;
  };
  const kotlin = `
  <executions>
    <execution>
      <id>compile</id>
      <phase>compile</phase>
      <goals>
        <goal>compile</goal>
      </goals>
    </execution>
  </executions>`;
  const compiler = language === 'kotlin' ? plugin('kotlin-maven-plugin', kotlin) : plugin('maven-compiler-plugin');
  const source = language === 'kotlin' ? '\n    <sourceDirectory>src/main/kotlin</sourceDirectory>' : '';
  const target = language === 'kotlin' ? 'kotlin.compiler.jvmTarget' : 'maven.compiler.release';
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId>
  <artifactId>booking</artifactId>
  <version>1.0.0</version>

  <properties>
    <${target}>${javaRelease}</${target}>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
    <exec.mainClass>${mainClass}</exec.mainClass>
  </properties>

  <dependencies>
${indent(list.map(mavenDependency).join('\n'), 4)}
  </dependencies>

  <build>${source}
    <plugins>
${indent(compiler, 6)}
${indent(plugin('exec-maven-plugin'), 6)}
    </plugins>
  </build>
</project>`;
}
