import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    // The files of a worker share their modules and one browser.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 30_000,
    maxWorkers: 3,
  },
});
