import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {baseUrl} from './src/site.ts';
import {findChromium} from './tests/run/tools.ts';

if (!existsSync('build/index.html')) throw new Error('The tests read the built site. Make it first: npm run build');

/** The port of the served site; `TEST_PORT` moves it when two checkouts are tested at once. */
const port = Number(process.env.TEST_PORT ?? 4310);

/** The tests of the built site, in a real browser, served as GitHub Pages serves it. */
export default defineConfig({
  testDir: 'tests/site',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // For a browser that stands still; what fails in another way counts as failed all the same (tests/run/results.ts).
  retries: 1,
  // Generous: a busy machine is slow, and a test that fails says so long before.
  timeout: 90_000,
  expect: {timeout: 10_000},
  reporter: 'list',
  use: {
    // A button that cannot be clicked is a failure, and no browser that stands still.
    actionTimeout: 30_000,
    baseURL: `http://localhost:${port}${baseUrl()}`,
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'npx tsx tests/server/cli.ts',
    env: {PORT: String(port)},
    url: `http://localhost:${port}${baseUrl()}`,
    reuseExistingServer: false,
  },
});
