import { describe, expect, it } from 'vitest';
import type { ForRememberingPress } from '../../core/ports/ForRememberingPress.ts';
import type { UnfinishedPress } from '../../core/session/UnfinishedPress.ts';

export type PressSubject = {
  readonly presses: ForRememberingPress;
  /** The same tab after a reload. */
  reloaded(): ForRememberingPress;
};

const TEE: UnfinishedPress = { productKey: 'tee', list: 'cart', path: '/product-listing?size=M', pressedAt: 1000 };
const CAP: UnfinishedPress = { productKey: 'cap', list: 'wishlist', path: '/', pressedAt: 2000 };

export function describePressContract(name: string, makeSubject: () => PressSubject): void {
  describe(`${name} remembers the press that waits for a login`, () => {
    it('starts with none', () => {
      expect(makeSubject().presses.current()).toBeUndefined();
    });

    it('keeps the last one, over a reload too', () => {
      const { presses, reloaded } = makeSubject();
      presses.remember(TEE);
      presses.remember(CAP);
      expect(presses.current()).toEqual(CAP);
      expect(reloaded().current()).toEqual(CAP);
    });

    it('forgets it for good', () => {
      const { presses, reloaded } = makeSubject();
      presses.remember(TEE);
      presses.forget();
      expect(presses.current()).toBeUndefined();
      expect(reloaded().current()).toBeUndefined();
    });
  });
}
