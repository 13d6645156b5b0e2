import { median } from './median.ts';

/** Runs every contestant once a round, in turn, so that whatever slows the machine slows them alike; answers medians in ms. */
export function measurePaired(rounds: number, contestants: readonly (() => void)[]): readonly number[] {
  const times: number[][] = contestants.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    contestants.forEach((run, index) => {
      const start = performance.now();
      run();
      times[index]?.push(performance.now() - start);
    });
  }
  return times.map(median);
}
