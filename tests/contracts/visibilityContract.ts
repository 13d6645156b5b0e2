import { describe, expect, it } from 'vitest';
import type { ForWatchingVisibility } from '../../core/storefront/ports/ForWatchingVisibility.ts';

type Subject = {
  readonly visibility: ForWatchingVisibility;
  /** The shopper looks elsewhere, and at the tab again. */
  readonly lookAgain: () => void;
};

export function describeVisibilityContract(name: string, makeSubject: () => Subject): void {
  describe(`${name} watches whether the tab is looked at`, () => {
    it('calls each listener once each time it is looked at again, until it unsubscribes', () => {
      const { visibility, lookAgain } = makeSubject();
      const calls: string[] = [];
      const unsubscribe = visibility.whenVisible(() => calls.push('first'));
      visibility.whenVisible(() => calls.push('second'));
      expect(calls).toEqual([]);
      lookAgain();
      expect(calls).toEqual(['first', 'second']);
      unsubscribe();
      lookAgain();
      expect(calls).toEqual(['first', 'second', 'second']);
    });
  });
}
