import { describe, expect, it } from 'vitest';
import type { ForTellingTime } from '../../../core/backend/ports/ForTellingTime.ts';

export type ClockSubject = {
  readonly clock: ForTellingTime;
  advance(milliseconds: number): void;
  /** Sets the clock back. */
  setBack(milliseconds: number): void;
};

export function describeClockContract(name: string, makeSubject: () => ClockSubject): void {
  describe(`${name} tells the time`, () => {
    it('advances by the milliseconds that pass', () => {
      const { clock, advance } = makeSubject();
      const start = clock.now();
      advance(1500);
      expect(clock.now()).toBe(start + 1500);
    });

    it('measures ages, also when the clock is set back', () => {
      const { clock, advance, setBack } = makeSubject();
      const [now, elapsed] = [clock.now(), clock.elapsed()];
      setBack(3_600_000);
      advance(1500);
      expect(clock.now()).toBe(now - 3_600_000 + 1500);
      expect(clock.elapsed() - elapsed).toBeCloseTo(1500);
    });

    it('calls back once, not before the time has passed', () => {
      const { clock, advance } = makeSubject();
      const calls: number[] = [];
      const start = clock.now();
      clock.after(1000, () => calls.push(clock.now() - start));
      advance(999);
      expect(calls).toEqual([]);
      advance(5000);
      expect(calls).toEqual([1000]);
    });

    it('does not call back after a cancellation', () => {
      const { clock, advance } = makeSubject();
      const calls: string[] = [];
      const cancel = clock.after(10, () => calls.push('cancelled'));
      clock.after(20, () => calls.push('kept'));
      cancel();
      advance(30);
      cancel();
      expect(calls).toEqual(['kept']);
    });

    it('calls back in the order of the due times, and the older timer first when two are equal', () => {
      const { clock, advance } = makeSubject();
      const calls: string[] = [];
      clock.after(30, () => calls.push('late'));
      clock.after(10, () => calls.push('early'));
      clock.after(30, () => calls.push('latest'));
      advance(30);
      expect(calls).toEqual(['early', 'late', 'latest']);
    });

    it('calls back a timer that another callback has set', () => {
      const { clock, advance } = makeSubject();
      const calls: number[] = [];
      const start = clock.now();
      clock.after(10, () => clock.after(10, () => calls.push(clock.now() - start)));
      advance(20);
      expect(calls).toEqual([20]);
    });

    it('never calls back synchronously, not even after 0 ms', () => {
      const { clock, advance } = makeSubject();
      const calls: string[] = [];
      clock.after(0, () => calls.push('called'));
      expect(calls).toEqual([]);
      advance(1);
      expect(calls).toEqual(['called']);
    });
  });
}
