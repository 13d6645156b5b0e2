import { describe, expect, it } from 'vitest';
import type { ForNotifyingShopper } from '../../../core/storefront/ports/browser/ForNotifyingShopper.ts';

export type NotifyingSubject = {
  readonly toasts: ForNotifyingShopper;
  /** The visible notifications, the oldest first. */
  seen(): readonly { readonly kind: string; readonly text: string }[];
  /** The number of notifications, including those that are fading out. */
  held(): number;
  advance(milliseconds: number): void;
};

export function describeNotifyingContract(name: string, makeSubject: () => NotifyingSubject): void {
  describe(`${name} shows notifications to the shopper`, () => {
    it('shows the exact texts of successes and errors, in order', () => {
      const { toasts, seen } = makeSubject();
      toasts.success('Linen Shirt added to cart successfully!');
      toasts.error('Please login first!');
      expect(seen()).toEqual([
        { kind: 'success', text: 'Linen Shirt added to cart successfully!' },
        { kind: 'error', text: 'Please login first!' },
      ]);
    });

    it('shows the same text twice when it is notified twice', () => {
      const { toasts, seen } = makeSubject();
      toasts.error('Please login first!');
      toasts.error('Please login first!');
      expect(seen()).toHaveLength(2);
    });

    it('holds success and error toasts for 1500 ms [spec 4.toast-duration, 9.toast-duration]', () => {
      const { toasts, seen, advance } = makeSubject();
      toasts.success('Linen Shirt added to cart successfully!');
      advance(500);
      toasts.error('Please login first!');
      advance(999);
      expect(seen()).toHaveLength(2);
      advance(1);
      expect(seen()).toEqual([{ kind: 'error', text: 'Please login first!' }]);
      advance(500);
      expect(seen()).toEqual([]);
    });

    it('holds at most 20 toasts, the newest [spec 4.toast-limit, 9.toast-limit]', () => {
      const { toasts, seen, held } = makeSubject();
      for (let number = 1; number <= 23; number += 1) toasts.success(`News ${number}`);
      expect(held()).toBe(20);
      expect(seen().map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, place) => `News ${place + 4}`));
    });
  });
}
