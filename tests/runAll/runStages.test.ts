import { describe, expect, it } from 'vitest';
import { runStages } from './runStages.ts';
import type { Count, Stage } from './Stage.ts';

const PASSED: Count = { passed: 1, failed: 0 };
const FAILED: Count = { passed: 3, failed: 2 };

const stage = (name: string, wishes: Partial<Stage> = {}): Stage => ({ name, command: '', limitMs: 0, ...wishes });

/** Runs the stages and records when each one starts and ends; those not named in `outcomes` pass. */
async function record(stages: readonly Stage[], cores: number, outcomes: Record<string, Count | Error> = {}) {
  const events: string[] = [];
  const summary = await runStages(stages, cores, async ({ name }) => {
    events.push(`${name} starts`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${name} ends`);
    const outcome = outcomes[name] ?? PASSED;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  return { events, summary };
}

describe('The stages of all tests', () => {
  it('run side by side as far as the cores allow, in the order in which they stand', async () => {
    const { events } = await record([stage('a'), stage('b'), stage('c')], 2);
    expect(events).toEqual(['a starts', 'b starts', 'a ends', 'c starts', 'b ends', 'c ends']);
  });

  it('run alone when they keep all cores busy', async () => {
    const { events } = await record([stage('a'), stage('b', { cores: 2 }), stage('c')], 2);
    expect(events).toEqual(['a starts', 'c starts', 'a ends', 'c ends', 'b starts', 'b ends']);
  });

  it('run even where there are fewer cores than they keep busy', async () => {
    const { events } = await record([stage('a', { cores: 2 })], 1);
    expect(events).toEqual(['a starts', 'a ends']);
  });

  it.each(['needs', 'follows'] as const)('wait for a stage that they name under "%s"', async (key) => {
    const { events } = await record([stage('build'), stage('test', { [key]: ['build'] })], 2);
    expect(events).toEqual(['build starts', 'build ends', 'test starts', 'test ends']);
  });

  it('are skipped, and so are those after them, when one that they need fails; others run', async () => {
    const chain = [stage('build'), stage('test', { needs: ['build'] }), stage('report', { needs: ['test'] })];
    const { events, summary } = await record([...chain, stage('lint', { follows: ['build'] })], 1, { build: FAILED });
    expect(events).toEqual(['build starts', 'build ends', 'lint starts', 'lint ends']);
    expect(summary).toEqual([
      'First broken stage: build',
      'Skipped, because a stage they need did not pass: test, report',
      '4 passed, 4 failed',
    ]);
  });

  it('are counted in the last line, which is the only one when all pass', async () => {
    expect((await record([stage('a'), stage('b')], 2)).summary).toEqual(['2 passed, 0 failed']);
  });

  it('are named when they break; one that cannot be run is one failure', async () => {
    const { summary } = await record([stage('a'), stage('b')], 2, { a: FAILED, b: new Error('no shell') });
    expect(summary).toEqual(['First broken stage: a', 'Also broken: b', '3 passed, 3 failed']);
  });

  it('are refused when one waits for a stage that never comes', async () => {
    await expect(record([stage('a'), stage('b', { needs: ['x'] })], 2)).rejects.toThrow('No stage can start');
  });
});
