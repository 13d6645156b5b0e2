import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { type TestResult, testResults } from './testResults.ts';

/** Vitest's reports, as `npm test` writes them. */
const REPORTS = ['reports/unit.json', 'reports/browser.json'];

/** Reads the reports of the latest runs of Vitest, if there are any. */
export function readTestResults(): readonly TestResult[] {
  const modifiedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return REPORTS.filter((report) => existsSync(report))
    .flatMap((report) => testResults(readFileSync(report, 'utf8'), modifiedAt))
    .map((result) => ({ ...result, where: relative('.', result.where).replaceAll('\\', '/') }));
}
