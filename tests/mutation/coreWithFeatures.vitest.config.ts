import { defineConfig, mergeConfig } from 'vitest/config';
import unitTests from './core.vitest.config.ts';

export default mergeConfig(
  unitTests,
  defineConfig({
    test: {
      include: [
        'tests/mutation/memoryFeatures.ts',
        'tests/properties/*.test.ts',
        'tests/fastify/*.test.ts',
        'tests/contracts/purchases.test.ts',
      ],
      // Fills carts and address books to their limits, for half a minute.
      exclude: ['tests/fastify/bounds.test.ts', 'tests/properties/interleavings.test.ts'],
      testTimeout: 60_000,
    },
  }),
);
