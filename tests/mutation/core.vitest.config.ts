import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['core/**/*.test.ts', 'tests/properties/**/*.test.ts'],
    testTimeout: 60_000,
    setupFiles: ['tests/mutation/fixedSeed.ts'],
  },
});
