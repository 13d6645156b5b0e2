/** How many checks of a stage passed and how many failed. */
export type Count = { readonly passed: number; readonly failed: number };

export const nothing: Count = { passed: 0, failed: 0 };

/** Counts the tests in Vitest's JSON report. */
export function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(report) as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

type Message = {
  readonly testCaseStarted?: { readonly id: string };
  readonly testStepFinished?: {
    readonly testCaseStartedId: string;
    readonly testStepResult: { readonly status: string };
  };
};

/** Counts the scenarios in cucumber's messages; one with any step that did not pass has failed. */
export function countCucumber(report: string): Count {
  const worst = new Map<string, boolean>();
  for (const line of report.split('\n').filter((text) => text !== '')) {
    const { testCaseStarted, testStepFinished } = JSON.parse(line) as Message;
    if (testCaseStarted !== undefined) worst.set(testCaseStarted.id, true);
    if (testStepFinished !== undefined && testStepFinished.testStepResult.status !== 'PASSED') {
      worst.set(testStepFinished.testCaseStartedId, false);
    }
  }
  const passed = [...worst.values()].filter((hasPassed) => hasPassed).length;
  return { passed, failed: worst.size - passed };
}
