import { defineConfig } from 'vitest/config';

const MINUTE_MS = 60_000;

/** `npm run proof`: the built server as processes, on both databases, killed, updated and cut off. One test at a time. */
export default defineConfig({
  test: {
    include: ['tests/proof/**/*.proof.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 10 * MINUTE_MS,
    hookTimeout: MINUTE_MS,
    maxConcurrency: 3,
  },
});
