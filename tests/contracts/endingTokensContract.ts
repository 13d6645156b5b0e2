import { describe, expect, it } from 'vitest';
import { SessionRejected } from '../../core/storefront/ports/failures/SessionRejected.ts';
import { aSession } from '../../core/storefront/testing/aSession.ts';
import type { PurchaseSubject } from './purchase/purchaseContract.ts';

export type EndingTokensSubject = Pick<PurchaseSubject, 'cart' | 'logIn' | 'tokens'>;

export function describeEndingTokensContract(
  name: string,
  makeSubject: () => EndingTokensSubject | Promise<EndingTokensSubject>,
): void {
  describe(`${name} ends tokens`, () => {
    it('so that calls with an ended token reject the session', async () => {
      const { tokens, cart, logIn } = await makeSubject();
      const session = await logIn('asha');
      expect(await cart.items(session)).toEqual([]);
      await tokens.end(session);
      await expect(cart.items(session)).rejects.toBeInstanceOf(SessionRejected);
    });

    it('of one shopper, who can log in again', async () => {
      const { tokens, cart, logIn } = await makeSubject();
      const [asha, ravi] = [await logIn('asha'), await logIn('ravi')];
      await tokens.end(asha);
      expect(await cart.items(ravi)).toEqual([]);
      expect(await cart.items(await logIn('asha'))).toEqual([]);
    });

    it('and rejects when a token is not valid', async () => {
      const { tokens, logIn } = await makeSubject();
      const session = await logIn('asha');
      await tokens.end(session);
      for (const ended of [session, aSession({ token: 'forged' })]) {
        await expect(tokens.end(ended)).rejects.toBeInstanceOf(SessionRejected);
      }
    });
  });
}
