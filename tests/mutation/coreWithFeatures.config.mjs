import core from './stryker.config.mjs';

/**
 * The same mutants, judged by the unit tests, the `memory` features, the properties and the calls of the server together.
 * Continues the run of the unit tests through its incremental file, as viewModelsWithFeatures.config.mjs does.
 */
export default {
  ...core,
  vitest: { configFile: 'tests/mutation/coreWithFeatures.vitest.config.ts', related: false },
  timeoutMS: 120_000,
  thresholds: { high: 100, low: 98, break: 98 },
};
