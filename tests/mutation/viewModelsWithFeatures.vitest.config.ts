import { defineConfig, mergeConfig } from 'vitest/config';
import unitTests from './viewModels.vitest.config.ts';

export default mergeConfig(
  unitTests,
  defineConfig({ test: { include: ['tests/mutation/domFeatures.ts'], testTimeout: 60_000 } }),
);
