import { defineConfig } from 'vitest/config';

/** `npm run proof`. */
export default defineConfig({ test: { include: ['tests/proof/**/*.test.ts'], fileParallelism: false } });
