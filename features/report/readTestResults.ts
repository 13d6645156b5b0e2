import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { type TestResult, testResults } from './testResults.ts';

/** Vitest's reports, as `npm test` writes them. */
const REPORTS = ['reports/unit.json', 'reports/browser.json'];

/** Reads what the latest runs of Vitest left behind; nothing where there was none. */
export function readTestResults(): readonly TestResult[] {
  const modifiedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return REPORTS.filter((report) => existsSync(report))
    .flatMap((report) => testResults(readFileSync(report, 'utf8'), modifiedAt))
    .map((result) => ({ ...result, where: relative('.', result.where).replaceAll('\\', '/') }));
}
