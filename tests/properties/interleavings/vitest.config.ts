import { defineConfig } from 'vitest/config';

/** `npm run interleavings`: the interleavings property with 10,000 runs. */
export default defineConfig({
  test: { include: ['tests/properties/interleavings.test.ts'], env: { INTERLEAVINGS: '10000' } },
});
