/** What every mutation run has in common. */
export const options = (name) => ({
  plugins: ['@stryker-mutator/vitest-runner', import.meta.resolve('./mobxAnnotations.mjs')],
  ignorers: ['mobx-annotations'],
  testRunner: 'vitest',
  // TypeScript 7 has no compiler API, with which Stryker would rewrite a tsconfig.json: name one that does not exist.
  tsconfigFile: 'tests/mutation/none.json',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignoreStatic: false,
  timeoutMS: 5_000,
  dryRunTimeoutMinutes: 30,
  tempDirName: `reports/mutation/sandbox-${name}`,
  ignorePatterns: ['/dist*', '/public', '/reports', '/docs'],
  incremental: true,
  incrementalFile: `reports/mutation/${name}-incremental.json`,
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
});
