import { options } from './options.mjs';

/** The view-models and the optimistic lists, judged by their unit tests alone. */
export default {
  ...options('view-models'),
  mutate: [
    'src/**/*ViewModel.ts',
    'src/shared/forms/AccountForm.ts',
    'src/shared/lists/**/*.ts',
    '!src/**/*.test.ts',
    '!src/**/testing/**',
  ],
  vitest: { configFile: 'tests/mutation/viewModels.vitest.config.ts', related: false },
};
