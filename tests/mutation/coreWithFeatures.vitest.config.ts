import { defineConfig, mergeConfig } from 'vitest/config';
import unitTests from './core.vitest.config.ts';

const SLOW = ['tests/fastify/bounds.test.ts', 'tests/properties/interleavings.test.ts'];
/** Renders a page with the files of `public/`, which Stryker does not copy. */
const NEEDS_PUBLIC = ['tests/fastify/cartPage.test.ts'];

export default mergeConfig(
  unitTests,
  defineConfig({
    test: {
      include: [
        'tests/mutation/memoryFeatures.ts',
        'tests/properties/*.test.ts',
        'tests/fastify/*.test.ts',
        'tests/contracts/purchase/purchases.test.ts',
      ],
      exclude: [...SLOW, ...NEEDS_PUBLIC],
      testTimeout: 60_000,
    },
  }),
);
