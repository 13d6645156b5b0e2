import { describe, expect, it } from 'vitest';
import { untilLessBusy } from './untilLessBusy.ts';

describe('untilLessBusy', () => {
  it('ends while the process is always busy', async () => {
    let turns = 0;
    let isOver = false;
    const workOn = () => {
      turns += 1;
      if (!isOver) setImmediate(workOn);
    };
    workOn();
    const before = performance.now();
    await untilLessBusy();
    isOver = true;
    expect(performance.now() - before).toBeGreaterThan(150);
    expect(turns).toBeGreaterThan(10);
  });
});
