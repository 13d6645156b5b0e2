import { describe, expect, it } from 'vitest';
import { testResults } from '../../features/report/testResults.ts';

const STARTED_AT = 1000;
const MARKED = (ids: string) => `[spec ${ids}]`;
const reportOf = (...assertionResults: object[]) =>
  JSON.stringify({ startTime: STARTED_AT, testResults: [{ name: '/shop/a.test.ts', assertionResults }] });
const test = (title: string, status: string) => ({ ancestorTitles: [`A cart ${MARKED('1.a')}`], title, status });

describe("The results in Vitest's report", () => {
  it('have the titles around a test, the statements that all of them name, and how it went', () => {
    expect(testResults(reportOf(test(`is kept ${MARKED('1.b, 1.a')}`, 'passed')), () => 0).results).toEqual([
      {
        where: '/shop/a.test.ts',
        ids: ['1.a', '1.b'],
        titles: ['A cart', 'is kept'],
        outcome: 'passed',
        hasPassed: true,
      },
    ]);
  });

  it.each([
    ['failed', 'failed'],
    ['skipped', 'not run'],
    ['pending', 'not run'],
    ['todo', 'not run'],
  ])('do not take a test that is %s for passed', (status, outcome) => {
    expect(testResults(reportOf(test('is kept', status)), () => 0).results).toMatchObject([
      { outcome, hasPassed: false },
    ]);
  });

  it.each([
    ['is gone', undefined],
    ['was changed since', STARTED_AT + 1],
  ])('do not count when the file %s', (_what, modifiedAt) => {
    expect(testResults(reportOf(test('is kept', 'passed')), () => modifiedAt)).toEqual({
      results: [],
      outdated: ['/shop/a.test.ts'],
    });
  });
});
