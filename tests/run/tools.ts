/**
 * Finds the programs that some tests need besides Node. Run by itself, `tsx tests/run/tools.ts` prints the names of
 * those that are missing.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

export type Tool = 'chromium' | 'jdk' | 'maven';

/** The output of a program, or '' when it does not run. */
function ask(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return '';
  }
}

/** Whether a program's answer names a Java release of 17 or later. */
export function isJava17(answer: string): boolean {
  return Number(/(?:javac|Java version:) (\d+)/.exec(answer)?.[1]) >= 17;
}

/** The system's browser, else the one that `npx playwright install` brings. Ubuntu's package is only a stub: it fails. */
export function findChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const system = names.map((name) => ask('which', name).trim()).find((path) => path && ask(path, '--version'));
  if (system) return system;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

export const TOOLS: Record<Tool, {readonly title: string; readonly isThere: () => boolean}> = {
  chromium: {title: 'Chromium', isThere: () => findChromium() !== undefined},
  jdk: {title: 'JDK 17 or later', isThere: () => isJava17(ask('javac', '-version'))},
  maven: {title: 'Maven on Java 17 or later', isThere: () => isJava17(ask('mvn', '--version'))},
};

export function missingTools(tools: readonly Tool[]): Tool[] {
  return tools.filter((tool) => !TOOLS[tool].isThere());
}

if (process.argv[1]?.endsWith('tests/run/tools.ts')) console.log(missingTools(['chromium', 'jdk', 'maven']).join(' '));
