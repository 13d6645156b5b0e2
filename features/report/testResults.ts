import * as v from 'valibot';
import { idsInTitle, withoutMarkers } from './statementIds.ts';
import type { Proof } from './trace.ts';

/** A test with the titles of the groups around it and its own, as it ran. */
export type TestResult = Proof & { readonly titles: readonly string[]; readonly outcome: TestOutcome };

export type TestOutcome = 'passed' | 'failed' | 'not run';

const vitestReport = v.object({
  startTime: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ ancestorTitles: v.array(v.string()), title: v.string(), status: v.string() }),
      ),
    }),
  ),
});

/**
 * Reads Vitest's JSON report. `modifiedAt` returns when a file was last written, in ms since 1970, or undefined for a
 * file that is gone; a file that is gone or was written after the run began is outdated, and its results do not count.
 */
export function testResults(
  report: string,
  modifiedAt: (path: string) => number | undefined,
): { readonly results: readonly TestResult[]; readonly outdated: readonly string[] } {
  const { startTime, testResults: files } = v.parse(vitestReport, JSON.parse(report));
  const isCurrent = (path: string) => (modifiedAt(path) ?? Number.POSITIVE_INFINITY) <= startTime;
  return {
    results: files.filter(({ name }) => isCurrent(name)).flatMap(resultsOf),
    outdated: files.map(({ name }) => name).filter((name) => !isCurrent(name)),
  };
}

type FileResult = v.InferOutput<typeof vitestReport>['testResults'][number];

function resultsOf({ name, assertionResults }: FileResult): readonly TestResult[] {
  return assertionResults.map(({ ancestorTitles, title, status }) => {
    const titles = [...ancestorTitles, title];
    const outcome = status === 'passed' || status === 'failed' ? status : 'not run';
    const ids = [...new Set(titles.flatMap(idsInTitle))];
    return { where: name, ids, titles: titles.map(withoutMarkers), outcome, hasPassed: outcome === 'passed' };
  });
}
