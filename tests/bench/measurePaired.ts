import { median } from './median.ts';

/** Runs the contestants in turn, once a round, so that other load affects them equally. Returns the medians in ms. */
export function measurePaired(rounds: number, contestants: readonly (() => unknown)[]): readonly number[] {
  return timesPaired(rounds, contestants).map(median);
}

/** Does the same. Returns all times of each, in ms. */
export function timesPaired(rounds: number, contestants: readonly (() => unknown)[]): readonly (readonly number[])[] {
  const times: number[][] = contestants.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    contestants.forEach((run, index) => {
      const start = performance.now();
      run();
      times[index]?.push(performance.now() - start);
    });
  }
  return times;
}
