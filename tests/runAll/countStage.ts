import { type Count, nothing } from './counts.ts';
import type { Report } from './Stage.ts';

export type StageCount = {
  readonly count: Count;
  /** Why the stage failed, beyond what its checks say; undefined when it did not. */
  readonly failure: string | undefined;
};

/**
 * Counts the checks of a stage that has ended.
 * @param failure Why its command failed; undefined when it succeeded.
 * @param report The stage's report; undefined for a stage that is a single check.
 * @param text What the command wrote into its report; undefined when it wrote none.
 */
export function countStage(
  failure: string | undefined,
  report: Pick<Report, 'count'> | undefined,
  text: string | undefined,
): StageCount {
  if (report === undefined) return withFailure({ passed: failure === undefined ? 1 : 0, failed: 0 }, failure);
  const count = text === undefined ? nothing : countOf(report, text);
  const isEmpty = count.passed + count.failed === 0;
  return withFailure(count, failure ?? (isEmpty ? 'reported no checks' : undefined));
}

function withFailure({ passed, failed }: Count, failure: string | undefined): StageCount {
  return { count: { passed, failed: failure === undefined ? failed : Math.max(1, failed) }, failure };
}

/** A report that was cut short counts as none. */
function countOf(report: Pick<Report, 'count'>, text: string): Count {
  try {
    return report.count(text);
  } catch {
    return nothing;
  }
}
