import { describe, expect, it } from 'vitest';
import { runResults } from '../../features/report/runResults.ts';

const feature = { uri: 'a.feature', source: 'Feature: A' };
const started = (id: string) => ({ testCaseStarted: { id: `try-${id}`, testCaseId: `case-${id}` } });
const stepped = (id: string, status: string) => ({
  testStepFinished: { testCaseStartedId: `try-${id}`, testStepResult: { status } },
});
const finished = (id: string) => ({ testCaseFinished: { testCaseStartedId: `try-${id}` } });
const planned = (id: string, line: number) => [
  { pickle: { id: `pickle-${id}`, uri: feature.uri, location: { line, column: 3 } } },
  { testCase: { id: `case-${id}`, pickleId: `pickle-${id}` } },
];
const messages = (...envelopes: object[]) =>
  [{ source: { uri: feature.uri, data: feature.source } }, ...envelopes].map((one) => JSON.stringify(one)).join('\n');

describe("A run's results", () => {
  it('say of each case, by its line, whether every step of it passed', () => {
    const run = runResults(
      messages(
        ...[...planned('one', 3), ...planned('two', 7)],
        ...[started('one'), stepped('one', 'PASSED'), started('two'), finished('one')],
        ...[stepped('two', 'PASSED'), stepped('two', 'FAILED'), stepped('two', 'SKIPPED'), finished('two')],
      ),
    );
    expect([3, 7, 9].map((line) => run.outcomeOf(feature, line))).toEqual(['passed', 'failed', undefined]);
  });

  it.each(['FAILED', 'UNDEFINED', 'PENDING', 'AMBIGUOUS', 'SKIPPED', 'UNKNOWN'])('take %s for failed', (status) => {
    const run = runResults(messages(...planned('one', 3), started('one'), stepped('one', status), finished('one')));
    expect(run.outcomeOf(feature, 3)).toBe('failed');
  });

  it('know nothing of a case that never came to its end, as in a run that was broken off', () => {
    const broken = `${messages(...planned('one', 3), started('one'), stepped('one', 'PASSED'))}\n{"testCaseFin`;
    expect(runResults(broken).outcomeOf(feature, 3)).toBeUndefined();
  });

  it('know nothing of a feature whose text has changed since', () => {
    const run = runResults(messages(...planned('one', 3), started('one'), stepped('one', 'PASSED'), finished('one')));
    expect(run.outcomeOf(feature, 3)).toBe('passed');
    expect(run.outcomeOf({ ...feature, source: 'Feature: B' }, 3)).toBeUndefined();
  });

  it('take the last of several tries', () => {
    const again = { testCaseStarted: { id: 'again', testCaseId: 'case-one' } };
    const endAgain = { testCaseFinished: { testCaseStartedId: 'again' } };
    const tries = [started('one'), stepped('one', 'FAILED'), finished('one'), again, endAgain];
    expect(runResults(messages(...planned('one', 3), ...tries)).outcomeOf(feature, 3)).toBe('passed');
  });

  it('tell when the run began, and that there was none', () => {
    const start = { testRunStarted: { timestamp: { seconds: 1_772_357_400, nanos: 5 } } };
    expect(runResults(messages(start)).startedAt).toBe(Date.UTC(2026, 2, 1, 9, 30));
    expect(runResults('').startedAt).toBeUndefined();
  });
});
