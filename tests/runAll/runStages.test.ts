import { describe, expect, it } from 'vitest';
import type { Count } from './counts.ts';
import { runStages } from './runStages.ts';
import type { Stage } from './Stage.ts';

const PASSED: Count = { passed: 1, failed: 0 };
const FAILED: Count = { passed: 3, failed: 2 };

type Wishes = Pick<Stage, 'needs' | 'follows' | 'cores'>;

const stage = (name: string, wishes: Wishes = {}): Stage => ({ name, command: '', limitMs: 0, ...wishes });

/** Runs the stages and records when each one starts and ends; those not named in `outcomes` pass. */
async function record(stages: readonly Stage[], cores: number, outcomes: Record<string, Count | Error> = {}) {
  const events: string[] = [];
  const results = await runStages(stages, cores, async ({ name }) => {
    events.push(`${name} starts`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${name} ends`);
    const outcome = outcomes[name] ?? PASSED;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  return { events, results };
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

  it('are skipped, and so are those after them, when one that they need fails', async () => {
    const chain = [stage('build'), stage('test', { needs: ['build'] }), stage('report', { needs: ['test'] })];
    const { events, results } = await record(chain, 2, { build: FAILED });
    expect(events).toEqual(['build starts', 'build ends']);
    expect(results).toEqual([
      { name: 'build', count: FAILED, isSkipped: false },
      { name: 'test', count: { passed: 0, failed: 1 }, isSkipped: true },
      { name: 'report', count: { passed: 0, failed: 1 }, isSkipped: true },
    ]);
  });

  it('are skipped without holding up a stage that still runs', async () => {
    const all = [stage('build'), stage('test', { needs: ['build'] }), stage('lint')];
    const { events, results } = await record(all, 1, { build: FAILED });
    expect(events).toEqual(['build starts', 'build ends', 'lint starts', 'lint ends']);
    expect(results.map(({ count }) => count.failed)).toEqual([2, 1, 0]);
  });

  it('run although one that they only follow fails', async () => {
    const { results } = await record([stage('a'), stage('b', { follows: ['a'] })], 2, { a: FAILED });
    expect(results[1]).toEqual({ name: 'b', count: PASSED, isSkipped: false });
  });

  it('count as one failure when they cannot be run', async () => {
    const { results } = await record([stage('a')], 2, { a: new Error('no shell') });
    expect(results).toEqual([{ name: 'a', count: { passed: 0, failed: 1 }, isSkipped: false }]);
  });

  it('are refused when one waits for a stage that never comes', async () => {
    await expect(record([stage('a'), stage('b', { needs: ['x'] })], 2)).rejects.toThrow('No stage can start');
  });
});
