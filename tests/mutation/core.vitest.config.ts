import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['core/**/*.test.ts'],
    // A mutant runs the tests of many files: loading the modules anew for each file takes longer than the tests.
    isolate: false,
  },
});
