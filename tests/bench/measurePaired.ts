import { median } from './median.ts';

/** Runs the contestants in turn, once a round, so that other load affects them equally. Returns the medians in ms. */
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
