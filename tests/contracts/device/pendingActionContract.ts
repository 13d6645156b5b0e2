import { describe, expect, it } from 'vitest';
import type { ForRememberingPendingAction } from '../../../core/storefront/ports/device/ForRememberingPendingAction.ts';
import type { PendingAction } from '../../../core/storefront/ports/device/PendingAction.ts';

export type PendingActionSubject = {
  readonly pendingActions: ForRememberingPendingAction;
  /** The same tab after a reload. */
  reloaded(): ForRememberingPendingAction;
};

const TEE: PendingAction = { productKey: 'tee', list: 'cart', path: '/product-listing?size=M', requestedAt: 1000 };
const CAP: PendingAction = { productKey: 'cap', list: 'wishlist', path: '/', requestedAt: 2000 };

export function describePendingActionContract(name: string, makeSubject: () => PendingActionSubject): void {
  describe(`${name} remembers the action that waits for a login`, () => {
    it('starts with none', () => {
      expect(makeSubject().pendingActions.current()).toBeUndefined();
    });

    it('keeps the last one, over a reload too', () => {
      const { pendingActions, reloaded } = makeSubject();
      pendingActions.remember(TEE);
      pendingActions.remember(CAP);
      expect(pendingActions.current()).toEqual(CAP);
      expect(reloaded().current()).toEqual(CAP);
    });

    it('forgets it for good', () => {
      const { pendingActions, reloaded } = makeSubject();
      pendingActions.remember(TEE);
      pendingActions.forget();
      expect(pendingActions.current()).toBeUndefined();
      expect(reloaded().current()).toBeUndefined();
    });
  });
}
