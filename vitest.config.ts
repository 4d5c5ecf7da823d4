import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    // A test run compares golden files and never writes them, not even missing ones; `npm run golden:update` does.
    update: 'none',
  },
});
