import { describe, expect, it } from 'vitest';
import { countStage } from './countStage.ts';
import { countVitest } from './counts.ts';

const report = { count: countVitest };
const reportOf = (passed: number, failed: number) => JSON.stringify({ numPassedTests: passed, numFailedTests: failed });

describe('The checks of a stage', () => {
  it('are one where it has no report', () => {
    expect(countStage(undefined, undefined, undefined).count).toEqual({ passed: 1, failed: 0 });
    expect(countStage('broke', undefined, undefined).count).toEqual({ passed: 0, failed: 1 });
  });

  it('are those of its report', () => {
    const counted = countStage(undefined, report, reportOf(4, 2));
    expect(counted).toEqual({ count: { passed: 4, failed: 2 }, failure: undefined });
  });

  it('are those of its report when the command failed because of them', () => {
    expect(countStage('ended with exit code 1', report, reportOf(4, 2)).count).toEqual({ passed: 4, failed: 2 });
  });

  it('contain one failure when the command failed without saying which check did', () => {
    expect(countStage('broke', report, reportOf(4, 0))).toEqual({ count: { passed: 4, failed: 1 }, failure: 'broke' });
  });

  it.each([
    ['it wrote no report', undefined],
    ['its report was cut short', '{"numPassedTests":'],
    ['its report counts nothing', reportOf(0, 0)],
  ])('are one failure when %s', (_, text) => {
    const expected = { count: { passed: 0, failed: 1 }, failure: 'reported no checks' };
    expect(countStage(undefined, report, text)).toEqual(expected);
  });
});
