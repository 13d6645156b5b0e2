import { describe, expect, it } from 'vitest';
import type { ForWatchingVisibility } from '../../../core/admin/ports/ForWatchingVisibility.ts';

type Subject = {
  readonly visibility: ForWatchingVisibility;
  readonly lookAway: () => void;
  readonly lookAgain: () => void;
};

export function describeVisibilityContract(name: string, makeSubject: () => Subject): void {
  describe(`${name} watches whether the tab is looked at`, () => {
    it('calls each listener once each time it is looked at again, until it unsubscribes', () => {
      const { visibility, lookAway, lookAgain } = makeSubject();
      const calls: string[] = [];
      const unsubscribe = visibility.whenVisible(() => calls.push('first'));
      visibility.whenVisible(() => calls.push('second'));
      lookAway();
      expect(calls).toEqual([]);
      lookAgain();
      expect(calls).toEqual(['first', 'second']);
      unsubscribe();
      lookAway();
      lookAgain();
      expect(calls).toEqual(['first', 'second', 'second']);
    });

    it('knows whether it is looked at', () => {
      const { visibility, lookAway, lookAgain } = makeSubject();
      expect(visibility.isVisible()).toBe(true);
      lookAway();
      expect(visibility.isVisible()).toBe(false);
      lookAgain();
      expect(visibility.isVisible()).toBe(true);
    });
  });
}
