import { options } from './options.mjs';

/** The core, judged by its unit tests alone. */
export default {
  ...options('core'),
  mutate: ['core/**/*.ts', '!core/**/*.test.ts', '!core/**/testing/**'],
  vitest: { configFile: 'tests/mutation/core.vitest.config.ts', related: false },
};
