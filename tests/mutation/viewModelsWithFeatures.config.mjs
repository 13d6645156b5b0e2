import viewModels from './viewModels.config.mjs';

/**
 * The same mutants, judged by the unit tests and the `dom` features together. Continues the run of the unit tests through
 * its incremental file: only the mutants that survived those meet the features, which take up to a minute for each mutant.
 */
export default {
  ...viewModels,
  vitest: { configFile: 'tests/mutation/viewModelsWithFeatures.vitest.config.ts', related: false },
  // Without a mutant the features take up to half a minute on a busy machine: a slow run is not a mutant found.
  timeoutMS: 120_000,
  thresholds: { high: 95, low: 90, break: 90 },
};
