import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  test: {
    include: ['src/**/*ViewModel.test.ts', 'src/lists/*.test.ts', 'tests/mutation/memoryFeatures.ts'],
    testTimeout: 60_000,
    setupFiles: ['tests/mutation/fixedSeed.ts'],
  },
});
