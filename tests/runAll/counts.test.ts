import { describe, expect, it } from 'vitest';
import { countCucumber, countVitest } from './counts.ts';

const started = (id: string) => JSON.stringify({ testCaseStarted: { id } });
const finished = (testCaseStartedId: string, status: string) =>
  JSON.stringify({ testStepFinished: { testCaseStartedId, testStepResult: { status } } });

describe('The count at the end of all tests', () => {
  it('takes over what Vitest counted', () => {
    expect(countVitest('{"numPassedTests":3,"numFailedTests":1}')).toEqual({ passed: 3, failed: 1 });
  });

  it.each(['FAILED', 'UNDEFINED', 'AMBIGUOUS', 'PENDING'])('counts a scenario with a step %s as failed', (status) => {
    const report = [started('a'), finished('a', 'PASSED'), started('b'), finished('b', status)].join('\n');
    expect(countCucumber(report)).toEqual({ passed: 1, failed: 1 });
  });
});
