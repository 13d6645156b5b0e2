import { options } from './options.mjs';

/** The view-models and the optimistic lists, judged by their unit tests and the `memory` features together. */
export default {
  ...options('view-models'),
  mutate: ['src/**/*ViewModel.ts', 'src/lists/**/*.ts', '!src/**/*.test.ts'],
  vitest: { configFile: 'tests/mutation/viewModels.vitest.config.ts', related: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
