import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { type TestResult, testResults } from './testResults.ts';

/** Vitest's reports, as `npm test` writes them. */
const REPORTS = ['reports/unit.json', 'reports/browser.json'];

export type TestResults = {
  readonly tests: readonly TestResult[];
  /** Whether every report is there and no file of tests was changed since. */
  readonly areTestsWhole: boolean;
};

/** Reads the reports of the latest runs of Vitest, if there are any. */
export function readTestResults(): TestResults {
  const modifiedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const found = REPORTS.filter((report) => existsSync(report)).map((report) =>
    testResults(readFileSync(report, 'utf8'), modifiedAt),
  );
  return {
    tests: found
      .flatMap(({ results }) => results)
      .map((result) => ({ ...result, where: relative('.', result.where).replaceAll('\\', '/') })),
    areTestsWhole: found.length === REPORTS.length && found.every(({ outdated }) => outdated.length === 0),
  };
}
