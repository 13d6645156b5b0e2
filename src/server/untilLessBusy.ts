import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** The part of the time for which the event loop may run without a rest while jobs are done. */
const BUSY = 0.5;
const LOOK_MS = 20;
const LONGEST_MS = 200;

/**
 * Resolves when this process has been idle for half of the last 20 ms: answers to shoppers go first. After 200 ms at the latest, so that
 * jobs go on in a shop that is always busy.
 */
export async function untilLessBusy(): Promise<void> {
  for (let waited = 0; waited < LONGEST_MS; waited += LOOK_MS) {
    const before = performance.eventLoopUtilization();
    await wait(LOOK_MS);
    if (performance.eventLoopUtilization(before).utilization < BUSY) return;
  }
}
