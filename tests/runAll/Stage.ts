/** How many checks passed and how many failed. */
export type Count = { readonly passed: number; readonly failed: number };

/** A command with the checks it stands for. */
export type Stage = {
  readonly name: string;
  readonly command: string;
  /** The stages that must have passed before this one starts; it is skipped when one of them has not. */
  readonly needs?: readonly string[];
  /** The stages that must have ended before this one starts, whether they passed or not. */
  readonly follows?: readonly string[];
  /** The report in which Vitest or cucumber counts its checks. A stage without one is a single check. */
  readonly report?: string;
  /** How many cores the command keeps busy; 1 unless given. */
  readonly cores?: number;
  /** How long the command may take, in ms, before it is stopped. */
  readonly limitMs: number;
};

type Message = {
  readonly testCaseStarted?: { readonly id: string };
  readonly testStepFinished?: {
    readonly testCaseStartedId: string;
    readonly testStepResult: { readonly status: string };
  };
};

/** Counts the tests in a report of Vitest, or the scenarios in cucumber's messages. Throws when the report was cut short. */
export function countOf(report: string): Count {
  const [first = '', ...others] = report.trim().split('\n');
  const { numPassedTests, numFailedTests } = others.length === 0 ? JSON.parse(first) : {};
  if (numPassedTests !== undefined) return { passed: numPassedTests, failed: numFailedTests };
  const messages = [first, ...others].map((line) => JSON.parse(line) as Message);
  const all = new Set(messages.flatMap(({ testCaseStarted }) => testCaseStarted?.id ?? []));
  const wrong = messages.flatMap(({ testStepFinished: step }) =>
    step === undefined || step.testStepResult.status === 'PASSED' ? [] : step.testCaseStartedId,
  );
  const failed = new Set(wrong).size;
  return { passed: all.size - failed, failed };
}
